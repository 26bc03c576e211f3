// The message box: ordinary text, or a command line once a command is chosen. Sends both.

import { post } from "./api.js";
import { begun, flatten, nest, search } from "./commands.js";
import { CommandLine } from "./commandline.js";
import { Completion } from "./completion.js";
import { h, iconButton, isPhone } from "./dom.js";
import { interact } from "./interactions.js";
import { localMessage, toBottom } from "./messages.js";
import { openModal } from "./modal.js";
import { displayName, store } from "./store.js";
import { t } from "./strings.js";

const SLOW_MS = 400;

export class Composer {
  constructor() {
    this.completion = new Completion();
    this.text = h("textarea", { class: "composer-text", rows: 1, autocomplete: "off", data: { testid: "composer" } });
    this.text.addEventListener("input", () => this.onInput());
    this.text.addEventListener("keydown", (event) => this.onKey(event));
    this.error = h("p", { class: "composer-error", role: "alert", hidden: true, data: { testid: "composer-error" } });
    this.slot = h("div", { class: "composer-slot" }, this.text);
    this.commandButton = iconButton("slash", "", () => this.begin("/"), { data: { testid: "open-commands" } });
    this.sendButton = iconButton("send", "", () => this.submit(), { data: { testid: "send" } });
    this.bar = h("div", { class: "composer-bar" }, this.commandButton, this.slot, this.sendButton);
    this.node = h("div", { class: "composer" }, this.completion.node, this.error, this.bar);
    this.node.addEventListener("focusout", (event) => {
      if (!this.node.contains(event.relatedTarget)) this.completion.hide();
    });
    this.completion.serve(this.text);
  }

  /** Writes labels anew after the channel or the language changed. */
  relabel() {
    const label = t("composer", { channel: store.channel?.name ?? "" });
    this.text.placeholder = label;
    this.text.setAttribute("aria-label", label);
    for (const [button, key] of [[this.commandButton, "openCommands"], [this.sendButton, "send"]]) {
      button.setAttribute("aria-label", t(key));
      button.title = t(key);
    }
    this.leaves = flatten(store.commands, store.me?.locale);
  }

  /** Puts a text into the box as if it had been typed. */
  begin(text) {
    this.leave(text);
  }

  focus() {
    if (this.line) this.line.start();
    else this.text.focus();
  }

  // Text

  onInput() {
    this.grow();
    this.report("");
    const { value } = this.text;
    if (!value.startsWith("/") || value.includes("\n")) return this.completion.hide();
    const started = begun(this.leaves, value.slice(1));
    if (started) return this.enter(started.leaf, started.rest);
    return this.suggest(value.slice(1));
  }

  suggest(typedText) {
    const found = search(this.leaves, typedText).slice(0, 60);
    if (!found.length) return this.completion.hide();
    const items = found.map((leaf) => ({ label: `/${leaf.label}`, value: leaf.base, hint: hintOf(leaf), detail: leaf.description, pick: () => this.enter(leaf, "") }));
    return this.completion.show(t("commands"), items);
  }

  grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
  }

  onKey(event) {
    if (event.isComposing) return;
    const listed = this.completion.open && this.completion.items.length > 0;
    const actions = {
      Enter: () => (listed ? this.pickCommand() : this.submit()),
      ...(listed ? { ArrowDown: () => this.completion.move(1), ArrowUp: () => this.completion.move(-1), Escape: () => this.completion.hide(), Tab: () => this.completion.active?.pick() } : {}),
    };
    if (!(event.key in actions) || event.shiftKey) return;
    event.preventDefault();
    actions[event.key]();
  }

  /** Enter on a whole name of a command without options runs it at once. */
  pickCommand() {
    const name = this.text.value.slice(1).trim().toLowerCase();
    const exact = this.leaves.find((leaf) => leaf.options.length === 0 && [leaf.label.toLowerCase(), leaf.base].includes(name));
    if (exact && this.completion.index <= 0) {
      this.leave("");
      this.sendCommand(exact, nest(exact, []));
    } else this.completion.active?.pick();
  }

  submit() {
    if (this.line) return this.line.submit();
    const content = this.text.value.trim();
    if (!content) return undefined;
    if (content.startsWith("/") && this.runTyped(content)) return undefined;
    this.leave("");
    return this.sendText(content);
  }

  runTyped(content) {
    const started = begun(this.leaves, `${content.slice(1)} `);
    if (started) this.enter(started.leaf, started.rest);
    return Boolean(started);
  }

  async sendText(content) {
    toBottom();
    try {
      await post("/messages", { user_id: store.me.id, channel_id: store.channel.id, content: withMentions(content) });
    } catch (problem) {
      this.report(problem.message);
    }
  }

  // Commands

  enter(leaf, rest) {
    this.line = new CommandLine(leaf, rest, this.completion, { send: (entry, options) => this.finish(entry, options), leave: (text) => this.leave(text), report: (text) => this.report(text) });
    this.completion.hide();
    this.slot.replaceChildren(this.line.node);
    this.bar.classList.add("commanding");
    this.line.start();
  }

  /** Back to plain text, which then holds `text`. */
  leave(text, focus = true) {
    this.line = null;
    this.bar.classList.remove("commanding");
    this.slot.replaceChildren(this.text);
    this.report("");
    this.text.value = text;
    this.completion.hide();
    this.completion.serve(this.text);
    if (focus) this.text.focus();
    this.onInput();
  }

  finish(leaf, options) {
    this.leave("");
    if (isPhone()) this.text.blur();
    this.sendCommand(leaf, options);
  }

  async sendCommand(leaf, options) {
    toBottom();
    const { channel } = store;
    let unsent = null;
    const slow = setTimeout(() => (unsent = localMessage(leaf.label, t("sending"), "pending")), SLOW_MS);
    const outcome = await interact({ kind: "command", command_id: leaf.command.id, name: leaf.command.name, options });
    clearTimeout(slow);
    unsent?.();
    if (outcome.state === "modal") openModal(outcome.modal, { app: [...store.bots.values()].at(-1) });
    if (outcome.state === "failed" && store.channel === channel) localMessage(leaf.label, [t("noResponse"), outcome.error].filter(Boolean).join(" — "), "failed");
  }

  report(text) {
    this.error.textContent = text;
    this.error.hidden = !text;
  }
}

function hintOf(leaf) {
  return leaf.options.filter((option) => option.required).map((option) => option.label).join(" ");
}

/** Typed @Name and #channel as mentions. */
function withMentions(content) {
  const users = [...store.world.users].sort((a, b) => displayName(b).length - displayName(a).length);
  let text = content;
  for (const user of users) text = text.replaceAll(`@${displayName(user)}`, `<@${user.id}>`);
  for (const channel of store.guild?.channels ?? []) text = text.replace(new RegExp(`(^|\\s)#${RegExp.escape?.(channel.name) ?? channel.name.replace(/[^\w]/g, "\\$&")}(?=\\s|$)`, "g"), `$1<#${channel.id}>`);
  return text;
}
