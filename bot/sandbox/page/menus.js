// The two menus of the user panel: who plays in which language, and the sandbox's tools. Small prompts for names.

import { get, patch, post } from "./api.js";
import { formatTime, now } from "./clock.js";
import { freshId, h, icon, iconButton } from "./dom.js";
import { avatar } from "./media.js";
import { placeBeside } from "./popover.js";
import { displayName, intlLocale, isThread, store } from "./store.js";
import { LOCALES, t } from "./strings.js";

/** A popover of sections; `build(close)` answers its nodes. */
function menu(anchor, title, build) {
  const close = () => dialog.close();
  const body = h("div", { class: "menu-body" });
  const dialog = h("dialog", { class: "popover menu", "aria-label": title }, h("div", { class: "sheet-head" }, h("span", { class: "sheet-title", text: title }), iconButton("close", t("close"), close)), body);
  body.append(...build(close));
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  placeBeside(dialog, anchor);
}

const section = (title, ...children) => h("section", { class: "menu-section" }, h("h2", { text: title }), children);

function entry(label, onClick, { mark = null, current = false, data = {} } = {}) {
  return h("button", { type: "button", class: "row", "aria-pressed": current ? "true" : null, data, on: { click: onClick } }, mark, h("span", { class: "row-words" }, h("span", { class: "row-label", text: label })), current ? h("span", { class: "tick" }, icon("check")) : null);
}

/** Who plays, in which language. `handlers`: switchUser(id), worldChanged(). */
export function accountMenu(anchor, handlers) {
  menu(anchor, t("account"), (close) => [playerSection(close, handlers), languageSection(close, handlers), themeSection(close)]);
}

function playerSection(close, handlers) {
  const rows = store.world.users.filter((user) => !user.bot).map((user) => {
    const pick = () => {
      close();
      handlers.switchUser(user.id);
    };
    const label = t("newTab", { name: displayName(user) });
    const tab = h("a", { class: "icon-button", href: seatAddress(user.id), target: "_blank", "aria-label": label, title: label }, icon("out"));
    return h("div", { class: "menu-line" }, entry(displayName(user), pick, { mark: avatar(user, 24), current: user.id === store.me.id, data: { testid: "user-option", userId: user.id } }), tab);
  });
  const add = entry(t("addUser"), () => {
    close();
    ask(t("addUser"), (name) => post("/users", { name, locale: store.me.locale }).then(handlers.worldChanged));
  }, { mark: icon("plus"), data: { testid: "add-user" } });
  return section(t("player"), rows, add);
}

/** The address of the page as seen by a user, in the channel that is open. */
export function seatAddress(userId) {
  return `/?user=${encodeURIComponent(userId)}${store.channel ? `&channel=${encodeURIComponent(store.channel.id)}` : ""}`;
}

function languageSection(close, handlers) {
  const rows = LOCALES.map(([code, name]) => entry(name, async () => {
    close();
    await patch(`/users/${store.me.id}`, { locale: code });
    await handlers.worldChanged();
  }, { current: code === store.me.locale, data: { testid: "locale-option", locale: code } }));
  return section(t("language"), rows);
}

function themeSection(close) {
  const themes = [["", "system"], ["dark", "dark"], ["light", "light"]];
  const present = localStorage.getItem("theme") ?? "";
  return section(t("theme"), themes.map(([value, key]) => entry(t(key), () => {
    close();
    localStorage.setItem("theme", value);
    applyTheme();
  }, { current: value === present, data: { testid: "theme-option", theme: value || "system" } })));
}

/** Sets the theme the visitor chose; without a choice the style sheet follows the system. */
export function applyTheme() {
  const value = localStorage.getItem("theme");
  if (value) document.documentElement.dataset.theme = value;
  else delete document.documentElement.dataset.theme;
}

/** Channels, threads, servers, the clock, seats. `handlers`: worldChanged(), openPlace(id of a server or channel). */
export function toolsMenu(anchor, handlers) {
  menu(anchor, t("developer"), (close) => [placesSection(close, handlers), clockSection(), seatsSection(close)]);
}

function placesSection(close, handlers) {
  const create = (key, path, body) => entry(t(key), () => {
    close();
    ask(t(key), async (name) => {
      const made = await post(path, { ...body(), name });
      await handlers.worldChanged();
      handlers.openPlace(made.id);
    });
  }, { mark: icon("plus"), data: { testid: key } });
  const root = store.channel && isThread(store.channel) ? store.channel.parent_id : store.channel?.id;
  return section(t("channels"),
    create("addChannel", "/channels", () => ({ guild_id: store.guild.id })),
    create("addThread", "/threads", () => ({ channel_id: root })),
    create("addServer", "/guilds", () => ({ locale: store.me.locale })));
}

const STEPS = [[60, "minute", 1], [900, "minute", 15], [3600, "hour", 1], [86400, "day", 1]];

function clockSection() {
  const shown = h("p", { class: "menu-note", role: "status" });
  const show = () => (shown.textContent = t("clockIs", { time: formatTime(now(), "F") }));
  const steps = STEPS.map(([seconds, unit, count]) => {
    const amount = new Intl.NumberFormat(intlLocale(), { style: "unit", unit, unitDisplay: "long" }).format(count);
    return h("button", { type: "button", class: "button button-2", "aria-label": t("clockForward", { amount }), text: `+ ${amount}`, data: { testid: `clock-${seconds}` }, on: { click: () => advance(seconds).then(show) } });
  });
  show();
  return section(t("clock"), shown, h("div", { class: "menu-buttons" }, steps));
}

async function advance(seconds) {
  await post("/clock", { advance: seconds });
  const world = await get("/world");
  document.dispatchEvent(new CustomEvent("clock-moved", { detail: world.now }));
}

function seatsSection(close) {
  const users = store.world.users.filter((user) => !user.bot).slice(0, 4);
  const counts = [1, 2, 3, 4].filter((count) => count <= users.length);
  const go = (count) => {
    close();
    const mine = [store.me, ...users.filter((user) => user.id !== store.me.id)].slice(0, count);
    const address = `/?seats=${mine.map((user) => user.id).join(",")}&channel=${store.channel?.id ?? ""}`;
    window.top.location.assign(count === 1 ? seatAddress(store.me.id) : address);
  };
  return section(t("seats"), h("div", { class: "menu-buttons" }, counts.map((count) => h("button", { type: "button", class: "button button-2", text: String(count), "aria-label": `${t("seats")}: ${count}`, on: { click: () => go(count) } }))));
}

/** Asks for a name, then does something with it; a refusal is shown and the prompt stays. */
function ask(title, action) {
  const id = freshId("name");
  const input = h("input", { id, class: "text-input", maxlength: 80, autocomplete: "off", data: { testid: "prompt-input" } });
  const error = h("p", { class: "field-error", role: "alert" });
  const close = () => dialog.close();
  const form = h("form", { method: "dialog" },
    h("header", { class: "modal-head" }, h("h2", { text: title }), iconButton("close", t("close"), close)),
    h("div", { class: "modal-body" }, h("div", { class: "field" }, h("label", { class: "field-label", for: id, text: t("name") }), input, error)),
    h("footer", { class: "modal-foot" }, h("button", { type: "button", class: "button button-plain", text: t("cancel"), on: { click: close } }), h("button", { type: "submit", class: "button button-1", text: t("create"), data: { testid: "prompt-submit" } })));
  const dialog = h("dialog", { class: "modal", "aria-label": title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (!input.value.trim()) return;
    try {
      await action(input.value.trim());
      close();
    } catch (problem) {
      error.textContent = problem.message;
    }
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
}
