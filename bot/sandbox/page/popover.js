// A list to choose from: a popover beside its anchor, a sheet from below on a phone. Modal, so Esc and focus come from <dialog>.

import { freshId, h, icon, iconButton, isPhone } from "./dom.js";
import { t } from "./strings.js";

/** Opens a list.
 *  `items`: {value, label, description?, icon? (node), disabled?}; `chosen`: values; `min`, `max`: how many;
 *  `single` closes at the first pick. Resolves to the values, or null where it was left without choosing. */
export function chooseFrom({ anchor, title, items, chosen = [], min = 1, max = 1 }) {
  return new Promise((resolve) => new ListDialog({ anchor, title, items, chosen, min, max, resolve }).open());
}

class ListDialog {
  constructor(options) {
    Object.assign(this, options);
    this.picked = new Set(this.chosen);
    this.multiple = this.max > 1;
    this.active = Math.max(0, this.items.findIndex((item) => this.picked.has(item.value)));
    this.typed = "";
  }

  open() {
    this.build();
    document.body.append(this.dialog);
    this.dialog.showModal();
    placeBeside(this.dialog, this.anchor);
    this.moveTo(this.active);
    this.list.focus();
  }

  build() {
    this.list = h("div", { class: "list", role: "listbox", tabindex: "0", "aria-label": this.title, "aria-multiselectable": this.multiple ? "true" : null });
    this.rows = this.items.map((item, index) => this.row(item, index));
    this.list.append(...this.rows);
    if (!this.items.length) this.list.append(h("p", { class: "list-empty", text: t("noChoices") }));
    this.list.addEventListener("keydown", (event) => this.onKey(event));
    const head = h("div", { class: "sheet-head" }, h("span", { class: "sheet-title", text: this.title }), iconButton("close", t("close"), () => this.finish(null)));
    this.dialog = h("dialog", { class: "popover", "aria-label": this.title }, head, this.list, this.multiple ? this.foot() : null);
    this.dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.finish(null);
    });
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.leave();
    });
  }

  row(item, index) {
    const selected = this.picked.has(item.value);
    const words = h("span", { class: "row-words" }, h("span", { class: "row-label", text: item.label }), item.description ? h("span", { class: "row-detail", text: item.description }) : null);
    const mark = this.multiple ? h("span", { class: "tick-box" }, icon("check")) : h("span", { class: "tick" }, icon("check"));
    const props = { class: "row", role: "option", id: freshId("row"), "aria-selected": String(selected), data: { testid: "option", value: item.value } };
    return h("div", { ...props, on: { click: () => this.pick(index), pointermove: () => this.moveTo(index, false) } }, item.icon ?? null, words, mark);
  }

  foot() {
    this.note = h("span", { class: "list-note", role: "status" });
    this.doneButton = h("button", { type: "button", class: "button button-1", text: t("done"), data: { testid: "list-done" }, on: { click: () => this.finish([...this.picked]) } });
    this.checkCount();
    return h("div", { class: "list-foot" }, this.note, this.doneButton);
  }

  checkCount() {
    const enough = this.picked.size >= this.min;
    this.doneButton.disabled = !enough;
    this.note.textContent = enough ? `${this.picked.size}/${this.max}` : t("needMore", { count: this.min });
  }

  pick(index) {
    const { value } = this.items[index];
    if (!this.multiple) return this.finish([value]);
    if (this.picked.has(value)) this.picked.delete(value);
    else if (this.picked.size < this.max) this.picked.add(value);
    this.rows[index].setAttribute("aria-selected", String(this.picked.has(value)));
    this.moveTo(index, false);
    return this.checkCount();
  }

  moveTo(index, scroll = true) {
    if (!this.rows.length) return;
    this.rows[this.active]?.classList.remove("active");
    this.active = Math.min(Math.max(index, 0), this.rows.length - 1);
    const row = this.rows[this.active];
    row.classList.add("active");
    this.list.setAttribute("aria-activedescendant", row.id);
    if (scroll) row.scrollIntoView({ block: "nearest" });
  }

  onKey(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6, Home: -Infinity, End: Infinity };
    if (event.key in moves) this.moveTo(this.active + moves[event.key]);
    else if (event.key === "Enter" && event.ctrlKey && this.multiple) this.leave();
    else if (event.key === "Enter" || event.key === " ") this.items.length && this.pick(this.active);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.typeAhead(event.key);
    else return;
    event.preventDefault();
  }

  typeAhead(key) {
    clearTimeout(this.typing);
    this.typing = setTimeout(() => (this.typed = ""), 800);
    this.typed += key.toLowerCase();
    const found = this.items.findIndex((item) => item.label.toLowerCase().startsWith(this.typed));
    if (found >= 0) this.moveTo(found);
  }

  /** Leaving by a press outside counts as done where several may be chosen, as on Discord. */
  leave() {
    const enough = this.multiple && this.picked.size >= this.min;
    this.finish(enough ? [...this.picked] : null);
  }

  finish(values) {
    if (!this.dialog.isConnected) return;
    this.dialog.close();
    this.dialog.remove();
    this.resolve(values);
  }
}

/** Puts an open dialog under its anchor, or above where there is more room; a phone's style sheet overrules it. */
export function placeBeside(dialog, anchor) {
  if (isPhone()) return;
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom - 16;
  const above = box.top - 16;
  const down = below >= Math.min(280, dialog.scrollHeight) || below > above;
  const style = dialog.style;
  style.width = `${Math.max(box.width, 240)}px`;
  style.maxHeight = `${Math.min(440, Math.max(down ? below : above, 120))}px`;
  style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - dialog.offsetWidth - 8))}px`;
  style.top = down ? `${box.bottom + 4}px` : "auto";
  style.bottom = down ? "auto" : `${window.innerHeight - box.top + 4}px`;
}
