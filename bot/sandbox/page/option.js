// One option of a command being typed: its chip, its value, and what can be chosen for it.

import { BOOLEAN, CHANNEL, USER, fault, typed } from "./commands.js";
import { freshId, h } from "./dom.js";
import { avatar } from "./media.js";
import { displayName, store } from "./store.js";
import { t } from "./strings.js";

export class OptionChip {
  /** `handlers`: input(chip), key(chip, event), focus(chip). */
  constructor(option, handlers) {
    this.option = option;
    this.picked = null; // {name, value} where chosen from a list
    const id = freshId("option");
    this.errorId = freshId("option-error");
    this.input = h("input", { id, class: "option-input", autocomplete: "off", spellcheck: "false", "aria-required": String(Boolean(option.required)), title: option.detail, data: { testid: "option-input", name: option.name } });
    this.node = h("span", { class: "option", data: { testid: "command-option", name: option.name } }, h("label", { class: "option-name", for: id, text: option.label }), this.input);
    this.input.addEventListener("input", () => {
      this.picked = null;
      this.fit();
      this.complain("");
      handlers.input(this);
    });
    this.input.addEventListener("keydown", (event) => handlers.key(this, event));
    this.input.addEventListener("focus", () => handlers.focus(this));
    this.input.addEventListener("blur", () => this.settle());
    this.fit();
  }

  get text() {
    return this.input.value.trim();
  }

  /** Makes the box as wide as its text. */
  fit() {
    this.input.style.width = `calc(${Math.min(Math.max([...this.input.value].length + 1, 4), 40)}ch + 14px)`;
  }

  pick(choice) {
    this.picked = choice;
    this.input.value = choice.name;
    this.fit();
    this.complain("");
  }

  fill(text) {
    this.input.value = text;
    this.fit();
    this.settle();
  }

  /** Takes a text that names a choice as that choice. */
  settle() {
    if (this.picked || !this.text) return;
    const wanted = this.text.toLowerCase();
    const found = this.choices()?.find((choice) => [choice.name.toLowerCase(), String(choice.value).toLowerCase()].includes(wanted));
    if (found) this.pick(found);
  }

  /** What can be chosen: [{name, value, icon?, detail?}], or null where anything may be typed. */
  choices() {
    const { option } = this;
    if (option.choices?.length) return option.choices.map((choice) => ({ name: choice.name_localizations?.[store.me.locale] ?? choice.name, value: choice.value }));
    if (option.type === BOOLEAN) return [{ name: t("yes"), value: true }, { name: t("no"), value: false }];
    if (option.type === USER) return people().map((user) => ({ name: `@${displayName(user)}`, value: user.id, detail: user.username, icon: avatar(user, 24) }));
    if (option.type === CHANNEL) return channels(option).map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    return null;
  }

  /** The choices that fit the text. */
  matching() {
    const wanted = this.picked ? "" : this.text.toLowerCase().replace(/^[@#]/, "");
    return this.choices().filter((choice) => choice.name.toLowerCase().includes(wanted)).slice(0, 25);
  }

  /** The value for the bot; only meaningful without a fault. */
  get value() {
    return this.picked ? this.picked.value : typed(this.option, this.text);
  }

  fault() {
    this.settle();
    return this.picked ? "" : fault(this.option, this.text);
  }

  complain(text) {
    this.node.classList.toggle("wrong", Boolean(text));
    this.input.setAttribute("aria-invalid", String(Boolean(text)));
  }
}

const people = () => [...store.world.users, ...store.bots.values()];

function channels(option) {
  const types = option.channel_types ?? [];
  return (store.guild?.channels ?? []).filter((channel) => !types.length || types.includes(channel.type));
}
