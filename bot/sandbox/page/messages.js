// The list of messages of the open channel: draws each, groups neighbours, keeps to the bottom, keeps the focus over redraws.

import { remove } from "./api.js";
import { failureOf, isUnderWay, onRedraw } from "./actions.js";
import { formatTime, messageTime, now } from "./clock.js";
import { fileCard, picture, renderAll } from "./components.js";
import { h, icon } from "./dom.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { avatar, localUrl } from "./media.js";
import { displayName, dropMessage, keepMessage, mentionsMe, store, userById } from "./store.js";
import { t, tNodes } from "./strings.js";

const EPHEMERAL = 64;
const LOADING = 128;
const COMMAND = 2;
const GROUP_SECONDS = 7 * 60;
const NEAR_BOTTOM = 60;

const listNode = h("ol", { class: "message-list" });
const log = h("div", { class: "log", role: "log", "aria-live": "polite", "aria-relevant": "additions" }, listNode);
const scroller = h("div", { class: "scroller", tabindex: "0", role: "region" }, log);
const jump = h("button", { type: "button", class: "jump", hidden: true, on: { click: () => toBottom() } });
let pinned = true;
let seen = { top: 0, height: 0 };

/** The node to put into the page. */
export function messagePane() {
  scroller.addEventListener("scroll", scrolled);
  new ResizeObserver(() => pinned && toBottom()).observe(listNode);
  new ResizeObserver(() => pinned && toBottom()).observe(scroller);
  onRedraw(redrawMessage);
  return h("div", { class: "pane" }, scroller, jump);
}

/** Only the reader leaves the bottom: a message that grew since the list was last moved has not been scrolled away from. */
function scrolled() {
  const now = { top: scroller.scrollTop, height: scroller.scrollHeight };
  if (now.height - now.top - scroller.clientHeight < NEAR_BOTTOM) pinned = true;
  else if (now.top < seen.top && now.height === seen.height) pinned = false;
  seen = now;
  jump.hidden = pinned;
}

export function toBottom() {
  scroller.scrollTop = scroller.scrollHeight;
  pinned = true;
  jump.hidden = true;
}

/** Draws the whole list anew, from the store. */
export function drawMessages() {
  const name = store.channel?.name ?? "";
  scroller.setAttribute("aria-label", t("messages", { channel: name }));
  jump.replaceChildren(t("present"), icon("down"));
  const start = h("li", { class: "channel-start" }, h("span", { class: "start-mark", "aria-hidden": "true" }, icon("hash")), h("h2", { text: t("emptyChannel", { channel: name }) }), h("p", { text: t("emptyHint") }));
  listNode.replaceChildren(start, ...store.messages.flatMap((message, index) => withDay(message, store.messages[index - 1])));
}

function withDay(message, previous) {
  const node = draw(message, previous);
  if (previous && dayOf(previous) === dayOf(message)) return [node];
  return [h("li", { class: "day", role: "separator" }, h("span", { text: formatTime(Date.parse(message.timestamp) / 1000, "D") })), node];
}

const dayOf = (message) => new Date(message.timestamp).toDateString();

/** Takes in a new or changed message of the open channel. */
export function receiveMessage(message) {
  const state = keepMessage(message);
  if (state === "changed") return redrawMessage(message.id);
  listNode.append(...withDay(message, store.messages.at(-2)));
  if (pinned || message.flags & EPHEMERAL) toBottom(); // a private message answers what this reader just did
  return undefined;
}

export function forgetMessage(id) {
  const at = store.messages.findIndex((message) => message.id === id);
  if (at < 0) return;
  const next = store.messages[at + 1];
  nodeOf(id)?.remove();
  dropMessage(id);
  if (next) redrawMessage(next.id);
}

const nodeOf = (id) => listNode.querySelector(`[data-message-id="${CSS.escape(id)}"]`);

export function redrawMessage(id) {
  const old = nodeOf(id);
  const at = store.messages.findIndex((message) => message.id === id);
  if (!old || at < 0) return;
  const focus = focusIn(old);
  const node = draw(store.messages[at], store.messages[at - 1]);
  keepPictures(old, node);
  keepRevealed(old, node);
  old.replaceWith(node);
  restoreFocus(node, focus);
}

/** Pictures that stay the same are moved over, so that they neither flicker nor load again. */
function keepPictures(old, node) {
  const keyOf = (image) => `${image.getAttribute("src")} ${image.alt}`;
  const loaded = new Map([...old.querySelectorAll("img")].map((image) => [keyOf(image), image]));
  for (const image of node.querySelectorAll("img")) {
    const same = loaded.get(keyOf(image));
    loaded.delete(keyOf(image));
    if (same) image.replaceWith(same);
  }
}

function keepRevealed(old, node) {
  const before = [...old.querySelectorAll(".spoiler")];
  const after = [...node.querySelectorAll(".spoiler")];
  before.forEach((spoiler, index) => spoiler.classList.contains("revealed") && after[index]?.click());
}

const FOCUSABLE = "button, a[href], [tabindex='0']";

function focusIn(node) {
  if (!node.contains(document.activeElement)) return null;
  return { customId: document.activeElement.dataset.customId, index: [...node.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement) };
}

/** Back to the control with the same custom_id, or else to the one in the same place. */
function restoreFocus(node, focus) {
  if (!focus) return;
  const all = [...node.querySelectorAll(FOCUSABLE)];
  const same = focus.customId ? all.find((entry) => entry.dataset.customId === focus.customId) : null;
  (same ?? all[Math.min(focus.index, all.length - 1)] ?? scroller).focus({ preventScroll: true });
}

function draw(message, previous) {
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const compact = isCompact(message, previous);
  const classes = ["message", compact ? "compact" : "", ephemeral ? "ephemeral" : "", !ephemeral && mentionsMe(message) ? "mentions-me" : ""];
  const body = [header(message, compact), content(message), notes(message, ephemeral)];
  return h("li", { class: classes.filter(Boolean).join(" "), data: { testid: "message", messageId: message.id, ephemeral: String(ephemeral), authorId: message.author?.id ?? "", busy: String(isUnderWay(message)) } },
    reference(message), compact ? h("span", { class: "side-time", "aria-hidden": "true", text: formatTime(Date.parse(message.timestamp) / 1000, "t") }) : avatar(authorOf(message)), h("div", { class: "message-body" }, body));
}

const authorOf = (message) => ({ ...message.author, avatar_color: userById(message.author?.id)?.avatar_color });

function isCompact(message, previous) {
  if (!previous || usedCommand(message) || referenceId(message) || dayOf(previous) !== dayOf(message)) return false;
  if ((message.flags ^ previous.flags) & EPHEMERAL || previous.author?.id !== message.author?.id) return false;
  return (Date.parse(message.timestamp) - Date.parse(previous.timestamp)) / 1000 < GROUP_SECONDS;
}

function header(message, compact) {
  if (compact) return null;
  const when = h("time", { class: "message-time", datetime: message.timestamp, title: formatTime(Date.parse(message.timestamp) / 1000, "F"), text: messageTime(message.timestamp || new Date(now() * 1000).toISOString()) });
  return h("div", { class: "message-head" }, h("span", { class: "author", text: displayName(userById(message.author?.id) ?? message.author) }), message.author?.bot ? h("span", { class: "bot-badge", text: t("app") }) : null, when);
}

function usedCommand(message) {
  const meta = message.interaction_metadata ?? message.interaction;
  if (!meta || meta.type !== COMMAND) return null;
  const name = meta.name ?? message.interaction?.name;
  return name ? { user: meta.user, name } : null;
}

const referenceId = (message) => message.message_reference?.message_id ?? null;

/** The line above a message: which command it answers, or which message. */
function reference(message) {
  const used = usedCommand(message);
  if (used) {
    const user = userById(used.user?.id) ?? used.user;
    const nodes = { user: h("span", { class: "used-user", text: displayName(user) }), command: h("span", { class: "used-command", text: `/${used.name}` }) };
    return h("div", { class: "reference" }, avatar(user, 16), h("span", {}, tNodes("used", nodes)));
  }
  const id = referenceId(message);
  return id ? replyLine(id) : null;
}

function replyLine(id) {
  const original = store.messages.find((entry) => entry.id === id);
  const excerpt = original?.content?.slice(0, 80) || t("original");
  const go = () => nodeOf(id)?.scrollIntoView({ block: "center", behavior: "smooth" });
  return h("button", { type: "button", class: "reference", on: { click: go } }, original ? [avatar(authorOf(original), 16), h("span", { class: "used-user", text: displayName(original.author) })] : null, h("span", { class: "excerpt", text: excerpt }));
}

function content(message) {
  if (message.local) return message.local === "failed" ? failedLine(message.content) : pendingLine(message.content);
  if (message.flags & LOADING) return pendingLine(t("thinking", { app: displayName(message.author) }));
  const edited = message.edited_timestamp ? h("span", { class: "edited", title: formatTime(Date.parse(message.edited_timestamp) / 1000, "F"), text: ` ${t("edited")}` }) : null;
  const parts = [];
  if (message.content) parts.push(h("div", { class: "markdown content" }, markdown(message.content), edited));
  const shown = attachmentsShown(message);
  if (shown.length) parts.push(attachments(shown));
  parts.push(...(message.embeds ?? []).map((data) => embed(data, message)));
  if (message.components?.length) parts.push(h("div", { class: "components" }, renderAll(message.components, message)));
  if (!message.content && edited) parts.push(edited);
  return parts;
}

function pendingLine(text) {
  return h("div", { class: "thinking", role: "status" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), text);
}

function failedLine(text, title) {
  return h("div", { class: "failed", role: "alert", title, data: { testid: "failed" } }, h("span", { class: "failed-mark", "aria-hidden": "true", text: "!" }), text);
}

/** With the second kind of components, files are shown by components alone. */
function attachmentsShown(message) {
  if (message.flags & 32768) return [];
  const used = JSON.stringify(message.embeds ?? []);
  return (message.attachments ?? []).filter((file) => !used.includes(`attachment://${file.filename}`) && !used.includes(file.url));
}

function attachments(files) {
  const pictures = files.filter((file) => (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(file.filename));
  const others = files.filter((file) => !pictures.includes(file));
  return h("div", { class: "attachments" },
    pictures.length ? h("div", { class: `gallery gallery-${Math.min(pictures.length, 5)}` }, pictures.map((file) => h("div", { class: "gallery-cell" }, picture(localUrl(file.url), file.description, file)))) : null,
    others.map((file) => fileCard({ ...file, url: localUrl(file.url) })));
}

function notes(message, ephemeral) {
  const failure = failureOf(message);
  const failed = failure === undefined ? null : failedLine(t("failed"), failure);
  if (!ephemeral) return [failed];
  const dismiss = h("button", { type: "button", class: "text-button", text: t("dismiss"), data: { testid: "dismiss" }, on: { click: () => dismissMessage(message) } });
  return [failed, h("div", { class: "only-you" }, icon("eye"), t("onlyYou"), " • ", dismiss)];
}

async function dismissMessage(message) {
  forgetMessage(message.id);
  if (message.local) return;
  await remove(`/messages/${message.id}?user_id=${store.me.id}`).catch(() => null);
}

let localCount = 0;

/** A message that only this page knows: a command being sent ("pending") or not answered ("failed"). Returns what removes it. */
export function localMessage(command, text, state) {
  localCount += 1;
  const id = `local-${localCount}`;
  receiveMessage({
    id, local: state, flags: EPHEMERAL, content: text, author: [...store.bots.values()].at(-1) ?? { id: "0", username: "Bot", bot: true },
    timestamp: new Date(now() * 1000).toISOString(), interaction_metadata: { type: COMMAND, name: command, user: store.me },
  });
  return () => forgetMessage(id);
}
