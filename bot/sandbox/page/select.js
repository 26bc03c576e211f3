// Every kind of select menu, in messages and in modals. Reports what was chosen; sends nothing itself.

import { h, icon } from "./dom.js";
import { avatar, partialEmoji } from "./media.js";
import { chooseFrom } from "./popover.js";
import { displayName, store } from "./store.js";
import { t } from "./strings.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const CHANNEL = 8;

/** What a select offers: {value, label, description?, icon?}. */
function itemsOf(component) {
  if (component.type === STRING) return component.options.map(stringItem);
  if (component.type === CHANNEL) return channelItems(component);
  if (component.type === ROLE) return [];
  return people().map((user) => ({ value: user.id, label: displayName(user), description: user.username, icon: () => avatar(user, 24) }));
}

function stringItem(option) {
  return { value: option.value, label: option.label, description: option.description, icon: option.emoji ? () => partialEmoji(option.emoji) : null };
}

function channelItems(component) {
  const types = component.channel_types ?? [];
  const channels = (store.guild?.channels ?? []).filter((channel) => !types.length || types.includes(channel.type));
  return channels.map((channel) => ({ value: channel.id, label: `#${channel.name}`, icon: null }));
}

const people = () => [...store.world.users, ...store.bots.values()];

function defaultsOf(component) {
  if (component.type === STRING) return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((entry) => String(entry.id));
}

function placeholderOf(component) {
  if (component.placeholder) return component.placeholder;
  if (component.type === USER) return t("chooseUser");
  return component.type === CHANNEL ? t("chooseChannel") : t("chooseOption");
}

/** A select that shows `chosen` (its defaults where undefined) and calls onChange(values) when the choice changes. */
export function selectMenu(component, { chosen, disabled = false, onChange }) {
  let values = chosen ?? defaultsOf(component);
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  const items = itemsOf(component);
  const shown = h("span", { class: "select-value" });
  const button = h("button", {
    type: "button", class: "select", "aria-haspopup": "listbox", disabled: disabled || component.disabled === true,
    data: { testid: "component-select", customId: component.custom_id }, on: { click: choose },
  }, shown, icon("down"));
  const clear = h("button", { type: "button", class: "select-clear", "aria-label": t("clear"), title: t("clear"), on: { click: () => change([]) } }, icon("close"));
  const node = h("div", { class: "select-wrap" }, button, clear);
  show();

  function show() {
    const picked = items.filter((item) => values.includes(item.value));
    const placeholder = placeholderOf(component);
    shown.replaceChildren(...(picked.length ? picked.map((item) => pill(item, max > 1)) : [h("span", { class: "placeholder", text: placeholder })]));
    button.setAttribute("aria-label", picked.length ? `${placeholder}: ${picked.map((item) => item.label).join(", ")}` : placeholder);
    clear.hidden = !(min === 0 && picked.length && !button.disabled);
  }

  async function choose() {
    const offered = items.map((item) => ({ ...item, icon: item.icon?.() ?? null }));
    const result = await chooseFrom({ anchor: button, title: placeholderOf(component), items: offered, chosen: values, min, max: Math.min(max, items.length || 1) });
    button.focus({ preventScroll: true });
    if (result) change(result);
  }

  function change(next) {
    if (next.length === values.length && next.every((value) => values.includes(value))) return;
    values = items.map((item) => item.value).filter((value) => next.includes(value));
    show();
    onChange(values);
  }

  return node;
}

function pill(item, several) {
  const mark = item.icon?.() ?? null;
  return h("span", { class: several ? "pill" : "picked" }, mark, h("span", { class: "picked-label", text: item.label }));
}

export { defaultsOf };
