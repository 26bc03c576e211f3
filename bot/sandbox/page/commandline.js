// A command being typed: its name, a chip for each option, a tail where further options are named. Sends nothing itself.

import { nest, readOptions } from "./commands.js";
import { h } from "./dom.js";
import { interact } from "./interactions.js";
import { OptionChip } from "./option.js";
import { t } from "./strings.js";

const PAUSE_MS = 180;

export class CommandLine {
  /** `handlers`: send(leaf, options), leave(text), report(error). */
  constructor(leaf, rest, completion, handlers) {
    this.leaf = leaf;
    this.completion = completion;
    this.handlers = handlers;
    this.chips = [];
    this.tail = h("input", { class: "option-tail", autocomplete: "off", spellcheck: "false", "aria-label": t("optional"), data: { testid: "option-tail" } });
    this.tail.addEventListener("input", () => this.onTail());
    this.tail.addEventListener("focus", () => this.suggestOptions());
    this.tail.addEventListener("keydown", (event) => this.onTailKey(event));
    this.more = h("span", { class: "more", "aria-hidden": "true" });
    this.node = h("div", { class: "command-line", data: { testid: "command-line" } }, h("span", { class: "command-name", text: `/${leaf.label}` }), this.tail, this.more);
    for (const option of leaf.options.filter((entry) => entry.required)) this.add(option);
    this.readRest(rest);
  }

  readRest(rest) {
    const { values, loose } = readOptions(this.leaf, rest);
    for (const [name, text] of values) this.chipFor(name).fill(text);
    if (!loose) return;
    const first = this.chips.find((chip) => !chip.text);
    if (first) first.fill(loose);
    else this.tail.value = loose;
  }

  chipFor(name) {
    return this.chips.find((chip) => chip.option.name === name) ?? this.add(this.leaf.options.find((option) => option.name === name));
  }

  add(option) {
    const chip = new OptionChip(option, { input: (entry) => this.onInput(entry), key: (entry, event) => this.onKey(entry, event), focus: (entry) => this.suggest(entry) });
    this.chips.push(chip);
    this.tail.before(chip.node);
    this.countRest();
    return chip;
  }

  drop(chip) {
    const at = this.chips.indexOf(chip);
    this.chips.splice(at, 1);
    chip.node.remove();
    this.countRest();
    this.focusAt(at - 1);
  }

  get rest() {
    return this.leaf.options.filter((option) => !this.chips.some((chip) => chip.option.name === option.name));
  }

  countRest() {
    const count = this.rest.length;
    this.more.textContent = count ? t("moreOptions", { count }) : "";
    this.tail.disabled = false;
  }

  /** Into the first option that still wants a value, else the last one given, else the tail. */
  start() {
    const empty = this.chips.find((chip) => !chip.text);
    (empty?.input ?? this.tail).focus();
  }

  focusAt(index) {
    const input = this.chips[index]?.input ?? this.tail;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }

  next(chip) {
    const at = this.chips.indexOf(chip);
    this.focusAt(at + 1);
  }

  // The list above

  suggest(chip) {
    this.completion.serve(chip.input);
    this.handlers.report("");
    const title = [chip.option.label, chip.option.detail].filter(Boolean).join(" — ");
    if (chip.option.autocomplete) return this.fetchChoices(chip, title);
    if (!chip.choices()) return this.completion.show(title, [], { empty: "" });
    const items = chip.matching().map((choice) => this.choiceItem(chip, choice));
    return this.completion.show(title, items, { active: chip.text && !chip.picked ? 0 : -1 });
  }

  choiceItem(chip, choice) {
    return { label: choice.name, value: choice.value, detail: choice.detail, icon: choice.icon, pick: () => this.take(chip, choice) };
  }

  take(chip, choice) {
    chip.pick(choice);
    this.next(chip);
  }

  async fetchChoices(chip, title) {
    const asked = (this.asked = Symbol("asked"));
    if (!this.completion.items.length || this.completion.input !== this.lastAsked) this.completion.show(title, [], { empty: t("loading") });
    this.lastAsked = chip.input;
    const filled = this.chips.filter((entry) => entry === chip || (entry.text && !entry.fault())).map((entry) => ({ option: entry.option, value: entry === chip ? entry.input.value : entry.value }));
    const outcome = await interact({ kind: "autocomplete", command_id: this.leaf.command.id, name: this.leaf.command.name, options: nest(this.leaf, filled, chip.option.name) });
    if (asked !== this.asked || document.activeElement !== chip.input) return;
    const wanted = chip.text.toLowerCase();
    const items = (outcome.choices ?? []).map((choice) => this.choiceItem(chip, choice));
    const [first] = items;
    const fits = wanted && !chip.picked && first && [first.label, String(first.value)].some((name) => name.toLowerCase().startsWith(wanted));
    this.completion.show(title, items, { active: fits ? 0 : -1 });
  }

  suggestOptions() {
    this.asked = null;
    this.completion.serve(this.tail);
    const wanted = this.tail.value.trim().toLowerCase();
    const fitting = this.rest.filter((option) => option.label.toLowerCase().includes(wanted) || option.name.includes(wanted));
    if (!fitting.length && !wanted) return this.completion.hide();
    const items = fitting.map((option) => ({ label: option.label, value: option.name, detail: option.detail, pick: () => this.open(option) }));
    return this.completion.show(t("optional"), items, { active: wanted ? 0 : -1 });
  }

  open(option) {
    this.tail.value = "";
    this.add(option).input.focus();
  }

  // Typing

  onInput(chip) {
    clearTimeout(this.pause);
    if (chip.option.autocomplete) this.pause = setTimeout(() => this.suggest(chip), PAUSE_MS);
    else this.suggest(chip);
  }

  onTail() {
    const match = /^\s*(.+?):$/.exec(this.tail.value);
    const option = match && this.rest.find((entry) => [entry.label.toLowerCase(), entry.name].includes(match[1].toLowerCase()));
    if (option) this.open(option);
    else this.suggestOptions();
  }

  onKey(chip, event) {
    if (this.commonKey(event)) return;
    const { input } = chip;
    const atStart = input.selectionStart === 0 && input.selectionEnd === 0;
    const atEnd = input.selectionStart === input.value.length;
    const at = this.chips.indexOf(chip);
    if (event.key === "Tab" && event.shiftKey) at > 0 && this.steer(event, () => this.focusAt(at - 1));
    else if (event.key === "Tab") this.steer(event, () => this.tab(chip));
    else if (event.key === "Backspace" && input.value === "") this.steer(event, () => this.rubOut(chip));
    else if (event.key === "ArrowLeft" && atStart && at > 0) this.steer(event, () => this.focusAt(at - 1));
    else if (event.key === "ArrowRight" && atEnd) this.steer(event, () => this.next(chip));
  }

  steer(event, action) {
    event.preventDefault();
    action();
  }

  tab(chip) {
    const item = this.completion.active ?? (chip.text && !chip.picked ? this.completion.items[0] : null);
    if (item && this.completion.input === chip.input) item.pick();
    else this.next(chip);
  }

  rubOut(chip) {
    if (!chip.option.required) this.drop(chip);
    else if (this.chips.every((entry) => !entry.text)) this.handlers.leave(`/${this.leaf.label}`);
    else this.focusAt(Math.max(0, this.chips.indexOf(chip) - 1));
  }

  onTailKey(event) {
    if (this.commonKey(event)) return;
    if (event.key === "Tab" && !event.shiftKey && this.completion.items.length) this.steer(event, () => (this.completion.active ?? this.completion.items[0]).pick());
    else if (event.key === "Tab" && event.shiftKey && this.chips.length) this.steer(event, () => this.focusAt(this.chips.length - 1));
    else if (["Backspace", "ArrowLeft"].includes(event.key) && this.tail.value === "" && this.chips.length) this.steer(event, () => this.focusAt(this.chips.length - 1));
    else if (event.key === "Backspace" && this.tail.value === "") this.steer(event, () => this.handlers.leave(`/${this.leaf.label}`));
  }

  commonKey(event) {
    const actions = {
      ArrowDown: () => this.completion.move(1),
      ArrowUp: () => this.completion.move(-1),
      Escape: () => (this.completion.open && this.completion.items.length ? this.completion.hide() : this.handlers.leave("")),
      Enter: () => (this.completion.active ? this.completion.active.pick() : this.submit()),
    };
    if (event.isComposing || !(event.key in actions)) return false;
    event.preventDefault();
    actions[event.key]();
    return true;
  }

  submit() {
    clearTimeout(this.pause);
    for (const chip of this.chips) {
      const fault = chip.fault();
      if (!fault) continue;
      chip.input.focus();
      chip.complain(fault);
      this.handlers.report(`${chip.option.label}: ${fault}`);
      return;
    }
    const filled = this.chips.filter((chip) => chip.text).map((chip) => ({ option: chip.option, value: chip.value }));
    this.handlers.send(this.leaf, nest(this.leaf, filled));
  }
}
