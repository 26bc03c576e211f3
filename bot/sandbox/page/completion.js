// The list above the composer: commands, options, choices. Keyboard focus stays in the text; this shows and tells the active row.

import { freshId, h } from "./dom.js";
import { t } from "./strings.js";

export class Completion {
  constructor() {
    this.node = h("div", { class: "completion", role: "listbox", id: freshId("completion"), hidden: true });
    this.hide();
  }

  /** Shows items {label, hint?, detail?, icon?, pick()}; `active` is the row chosen beforehand, -1 for none;
   *  `empty` stands where there are none. */
  show(title, items, { active = 0, empty = t("noChoices") } = {}) {
    this.items = items;
    this.rows = items.map((item, index) => this.row(item, index));
    this.node.setAttribute("aria-label", title);
    this.node.replaceChildren(h("div", { class: "completion-head", "aria-hidden": "true", text: title }), ...this.rows, ...(items.length || !empty ? [] : [h("p", { class: "list-empty", role: "status", text: empty })]));
    this.node.hidden = false;
    this.index = -1;
    this.activate(active);
  }

  row(item, index) {
    const words = h("span", { class: "row-words" }, h("span", { class: "row-label" }, item.label, item.hint ? h("span", { class: "row-hint", text: item.hint }) : null), item.detail ? h("span", { class: "row-detail", text: item.detail }) : null);
    const keep = (event) => event.preventDefault();
    const props = { class: "row", role: "option", id: freshId("suggestion"), "aria-selected": "false", data: { testid: "option", value: String(item.value ?? item.label) } };
    return h("div", { ...props, on: { pointerdown: keep, mousedown: keep, click: () => item.pick() } }, item.icon ?? null, words);
  }

  hide() {
    this.node.hidden = true;
    this.node.replaceChildren();
    this.items = [];
    this.rows = [];
    this.index = -1;
    this.describe();
  }

  get open() {
    return !this.node.hidden;
  }

  get active() {
    return this.items[this.index] ?? null;
  }

  activate(index) {
    this.rows[this.index]?.setAttribute("aria-selected", "false");
    this.index = this.rows.length ? Math.min(index, this.rows.length - 1) : -1;
    const row = this.rows[this.index];
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    this.describe();
  }

  move(step) {
    const count = this.rows.length;
    if (count) this.activate(this.index < 0 && step < 0 ? count - 1 : (this.index + step + count) % count);
  }

  /** The input that the list belongs to. */
  serve(input) {
    this.input = input;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", this.node.id);
    this.describe();
  }

  describe() {
    if (!this.input) return;
    this.input.setAttribute("aria-expanded", String(this.open));
    const row = this.rows[this.index];
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
  }
}
