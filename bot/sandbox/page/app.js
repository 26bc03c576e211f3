// Puts the page together: loads the world, opens a user's socket, follows its events, switches user, server and channel.

import { get, Socket } from "./api.js";
import { setNow } from "./clock.js";
import { Composer } from "./composer.js";
import { h, icon, iconButton } from "./dom.js";
import { settle } from "./interactions.js";
import { accountMenu, applyTheme, toolsMenu } from "./menus.js";
import { drawMessages, forgetMessage, messagePane, receiveMessage, toBottom } from "./messages.js";
import { drawSidebar } from "./sidebar.js";
import { showSeats } from "./seats.js";
import { channelById, displayName, guildOf, isThread, mentionsMe, store } from "./store.js";
import { pageLanguage, t } from "./strings.js";

const root = document.getElementById("app");
const asked = new URLSearchParams(location.search);

class Page {
  constructor() {
    this.composer = new Composer();
    this.sidebar = h("aside", { class: "sidebar", id: "sidebar" });
    this.scrim = h("div", { class: "scrim", on: { click: () => this.slide(false) } });
    this.menuButton = iconButton("menu", "", () => this.slide(), { class: "icon-button menu-button", "aria-controls": "sidebar", data: { testid: "menu" } });
    this.title = h("h2", { class: "channel-title" });
    this.banner = h("div", { class: "banner", role: "status", hidden: true });
    this.skip = h("button", { type: "button", class: "skip", on: { click: () => this.composer.focus() } });
    const head = h("header", { class: "channel-head" }, this.menuButton, this.title);
    this.main = h("main", { class: "main" }, head, this.banner, messagePane(), this.composer.node);
    root.replaceChildren(this.skip, this.sidebar, this.scrim, this.main);
    this.listen();
  }

  listen() {
    document.addEventListener("open-channel", (event) => this.openChannel(channelById(event.detail)));
    document.addEventListener("start-command", (event) => this.composer.begin(`/${event.detail} `));
    document.addEventListener("clock-moved", (event) => setNow(event.detail));
    document.addEventListener("keydown", (event) => this.onKey(event));
    window.addEventListener("focus", () => this.worldChanged());
    window.matchMedia("(max-width: 640px)").addEventListener("change", () => this.slide(false));
    this.slide(false);
  }

  /** Typing anywhere goes to the message box; Esc closes the side bar. */
  onKey(event) {
    if (event.key === "Escape" && !event.target.closest?.("dialog")) this.slide(false);
    const plain = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    const idle = document.activeElement === document.body || document.activeElement?.classList.contains("scroller");
    if (plain && idle && !document.querySelector("dialog[open]")) this.composer.focus();
  }

  slide(open = !document.body.classList.contains("menu-open")) {
    document.body.classList.toggle("menu-open", open);
    this.menuButton.setAttribute("aria-expanded", String(open));
    if (open) this.sidebar.querySelector("[aria-current=page]")?.focus();
  }

  async start() {
    await this.loadWorld();
    const { users } = store.world;
    await this.switchUser((users.find((user) => user.id === asked.get("user")) ?? users[0]).id);
  }

  async loadWorld() {
    store.world = await get("/world");
    setNow(store.world.now);
    const known = (list, entry) => list.find((item) => item.id === entry?.id);
    store.me = known(store.world.users, store.me) ?? store.me;
    store.guild = known(store.world.guilds, store.guild) ?? store.guild;
    store.channel = store.channel ? channelById(store.channel.id) ?? store.channel : null;
  }

  async worldChanged() {
    const locale = store.me?.locale;
    const before = JSON.stringify([store.world.users, store.world.guilds]);
    await this.loadWorld();
    if (before === JSON.stringify([store.world.users, store.world.guilds])) return; // a redraw would swallow a click under way
    if (store.me?.locale !== locale) await this.loadCommands();
    this.draw();
    if (store.me?.locale !== locale) drawMessages();
  }

  async switchUser(id) {
    this.socket?.close();
    store.me = store.world.users.find((user) => user.id === id);
    store.unread.clear();
    const wanted = store.channel ?? channelById(asked.get("channel") ?? "") ?? store.world.guilds[0].channels.find((channel) => channel.type === 0 && !isThread(channel));
    store.channel = null;
    this.composer.leave("", false);
    this.socket = new Socket(id, (kind, data) => this.onEvent(kind, data), (open, again) => this.onSocket(open, again));
    await this.socket.ready;
    await this.openChannel(wanted);
  }

  onSocket(open, again) {
    this.banner.hidden = open;
    this.banner.textContent = t("connecting");
    if (open && again) this.openChannel(store.channel).then(() => this.worldChanged());
  }

  openGuild(guild) {
    const first = guild.channels.find((channel) => channel.type === 0) ?? guild.channels[0];
    return this.openChannel(first, true);
  }

  openPlace(id) {
    const guild = store.world.guilds.find((entry) => entry.id === id);
    return guild ? this.openGuild(guild) : this.openChannel(channelById(id));
  }

  async openChannel(channel, keepMenu = false) {
    if (!channel) return;
    const guild = guildOf(channel.id);
    store.channel = channel;
    store.guild = guild;
    store.unread.delete(channel.id);
    store.messages = [];
    this.draw();
    const { me } = store;
    const [messages] = await Promise.all([get(`/channels/${channel.id}/messages?user_id=${me.id}`), this.loadCommands()]);
    if (store.channel?.id !== channel.id || store.me.id !== me.id) return;
    const live = store.messages;
    store.messages = [...messages, ...live.filter((entry) => !messages.some((message) => message.id === entry.id))];
    for (const { author } of messages) if (author?.bot) store.bots.set(author.id, author);
    drawMessages();
    toBottom();
    if (!keepMenu) this.slide(false);
  }

  async loadCommands() {
    store.commands = await get(`/commands?guild_id=${store.guild.id}&user_id=${store.me.id}`);
    this.composer.relabel();
  }

  draw() {
    document.documentElement.lang = pageLanguage();
    document.title = `#${store.channel.name} | ${store.guild.name} – ${displayName(store.me)}`;
    history.replaceState(null, "", `?user=${store.me.id}&channel=${store.channel.id}`);
    const handlers = { switchUser: (id) => this.switchUser(id), worldChanged: () => this.worldChanged(), openPlace: (id) => this.openPlace(id) };
    drawSidebar(this.sidebar, {
      openGuild: (guild) => this.openGuild(guild), openChannel: (channel) => this.openChannel(channel),
      account: (anchor) => accountMenu(anchor, handlers), tools: (anchor) => toolsMenu(anchor, handlers),
    });
    this.title.replaceChildren(icon(isThread(store.channel) ? "thread" : "hash"), h("span", { text: store.channel.name }));
    this.menuButton.setAttribute("aria-label", t("menu"));
    this.skip.textContent = t("skip");
    this.composer.relabel();
  }

  onEvent(kind, data) {
    const handlers = {
      MESSAGE_CREATE: () => this.onMessage(data),
      MESSAGE_UPDATE: () => store.messages.some((message) => message.id === data.id) && receiveMessage(data),
      MESSAGE_DELETE: () => forgetMessage(data.id),
      CHANNEL_CREATE: () => this.worldChanged(),
      USER_UPDATE: () => this.worldChanged(),
      COMMANDS_UPDATE: () => this.loadCommands(),
      INTERACTION: () => settle(data),
    };
    handlers[kind]?.();
  }

  onMessage(message) {
    if (message.channel_id === store.channel?.id) receiveMessage(message);
    else this.markUnread(message);
  }

  markUnread(message) {
    const before = store.unread.get(message.channel_id);
    const count = (before ?? 0) + (mentionsMe(message) ? 1 : 0);
    store.unread.set(message.channel_id, count);
    if (count !== before) this.draw();
  }
}

applyTheme();
if (asked.get("seats")) showSeats(root, asked.get("seats").split(","), asked.get("channel") ?? "");
else new Page().start();
