// Servers, channels and threads, and the panel with the present player. Tells what was chosen by callbacks.

import { h, icon, iconButton } from "./dom.js";
import { avatar } from "./media.js";
import { displayName, isThread, store } from "./store.js";
import { languageName, t } from "./strings.js";

const CATEGORY = 4;

/** Draws the side bar into `node`. `handlers`: openGuild(guild), openChannel(channel), account(anchor), tools(anchor). */
export function drawSidebar(node, handlers) {
  const focused = placeOf(node.contains(document.activeElement) ? document.activeElement : null);
  node.replaceChildren(rail(handlers), h("div", { class: "channels" }, guildHead(), channelNav(handlers), userPanel(handlers)));
  if (focused) node.querySelector(focused)?.focus({ preventScroll: true });
}

/** A selector that finds the same control again after a redraw. */
function placeOf(control) {
  const { testid, channelId, guildId } = control?.dataset ?? {};
  if (channelId) return `[data-channel-id="${CSS.escape(channelId)}"]`;
  if (guildId) return `[data-guild-id="${CSS.escape(guildId)}"]`;
  return testid ? `[data-testid="${CSS.escape(testid)}"]` : null;
}

function rail(handlers) {
  const servers = store.world.guilds.map((guild) => {
    const current = guild.id === store.guild?.id;
    const unread = guild.channels.some((channel) => store.unread.has(channel.id));
    const initials = guild.name.split(/\s+/).map((word) => [...word][0]).slice(0, 3).join("");
    return h("li", {}, h("button", {
      type: "button", class: "server", "aria-current": current ? "true" : null, "aria-label": unread ? `${guild.name}, ${t("unread")}` : guild.name, title: guild.name,
      data: { testid: "guild", guildId: guild.id, unread: String(unread) }, on: { click: () => handlers.openGuild(guild) },
    }, initials));
  });
  return h("nav", { class: "rail", "aria-label": t("servers") }, h("ul", {}, servers));
}

const guildHead = () => h("div", { class: "guild-head" }, h("h1", { text: store.guild?.name ?? "" }));

function channelNav(handlers) {
  const channels = store.guild?.channels ?? [];
  const inside = (parent) => channels.filter((channel) => !isThread(channel) && channel.type !== CATEGORY && (channel.parent_id ?? null) === parent);
  const entry = (channel) => {
    const threads = channels.filter((entry) => isThread(entry) && entry.parent_id === channel.id);
    const below = threads.length ? h("ul", { class: "threads", "aria-label": t("threads") }, threads.map((thread) => h("li", {}, channelButton(thread, "thread", handlers)))) : null;
    return h("li", {}, channelButton(channel, "hash", handlers), below);
  };
  const group = (category) => h("section", { class: "category", "aria-label": category.name }, h("h2", { text: category.name }), h("ul", {}, inside(category.id).map(entry)));
  const categories = channels.filter((channel) => channel.type === CATEGORY);
  return h("nav", { class: "channel-nav", "aria-label": t("channels") }, h("ul", {}, inside(null).map(entry)), categories.map(group));
}

function channelButton(channel, mark, handlers) {
  const mentions = store.unread.get(channel.id);
  const current = channel.id === store.channel?.id;
  const spoken = mentions === undefined ? "" : mentions ? `, ${t("unreadMentions", { count: mentions })}` : `, ${t("unread")}`;
  return h("button", {
    type: "button", class: `channel${mentions === undefined ? "" : " unread"}`, "aria-current": current ? "page" : null, "aria-label": `${channel.name}${spoken}`,
    data: { testid: "channel", channelId: channel.id }, on: { click: () => handlers.openChannel(channel) },
  }, icon(mark), h("span", { class: "channel-name", text: channel.name }), mentions ? h("span", { class: "badge", text: String(mentions) }) : null);
}

function userPanel(handlers) {
  const me = store.me;
  const account = h("button", {
    type: "button", class: "me", "aria-haspopup": "dialog", title: t("account"), data: { testid: "user-switch", userId: me?.id ?? "" }, on: { click: (event) => handlers.account(event.currentTarget) },
  }, avatar(me, 32), h("span", { class: "me-words" }, h("span", { class: "me-name", text: displayName(me) }), h("span", { class: "me-locale", text: languageName(me?.locale) })), icon("up"));
  const tools = iconButton("gear", t("developer"), (event) => handlers.tools(event.currentTarget), { data: { testid: "tools" }, "aria-haspopup": "dialog" });
  return h("div", { class: "user-panel" }, account, tools);
}
