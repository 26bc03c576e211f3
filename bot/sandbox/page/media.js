// Pictures, emojis and avatars. Only what this server itself serves is ever loaded; anything else becomes a link or text.

import { h } from "./dom.js";
import { displayName } from "./store.js";

/** The address to load a picture or file from, or null where it lies outside this server's /cdn. */
export function localUrl(url) {
  const target = parse(url);
  if (!target) return null;
  const ours = target.host === location.host || isLoopback(target.hostname);
  return ours && target.pathname.startsWith("/cdn/") ? location.origin + target.pathname + target.search : null;
}

function parse(url) {
  try {
    return new URL(String(url), location.href);
  } catch {
    return null;
  }
}

const isLoopback = (hostname) => hostname === "localhost" || hostname === "127.0.0.1";

/** An address that may stand in a link: http and https alone. */
export function linkUrl(url) {
  const target = parse(url);
  return target && (target.protocol === "http:" || target.protocol === "https:") ? target.href : null;
}

/** The media item of a component or embed, its attachment:// looked up among the message's attachments. */
export function mediaUrl(media, message) {
  const url = media?.url ?? "";
  if (!url.startsWith("attachment://")) return localUrl(media?.proxy_url) ?? localUrl(url);
  const name = url.slice("attachment://".length);
  return localUrl((message?.attachments ?? []).find((file) => file.filename === name)?.url);
}

/** A custom emoji as a picture that turns into :name: where it cannot be loaded. */
export function customEmoji(id, name, animated = false) {
  const label = `:${name}:`;
  const image = h("img", { class: "emoji", src: `/cdn/emojis/${id}.${animated ? "gif" : "png"}`, alt: label, title: label, loading: "lazy", draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(label), { once: true });
  return image;
}

/** Discord's partial emoji {id, name, animated}. */
export function partialEmoji(emoji) {
  if (!emoji) return null;
  if (emoji.id) return customEmoji(emoji.id, emoji.name ?? "emoji", emoji.animated);
  return h("span", { class: "emoji-text", "aria-hidden": "true", text: emoji.name ?? "" });
}

const COLOURS = ["#5865f2", "#3ba55d", "#c4421a", "#9b59b6", "#0e8088", "#b03a6f"];

function colourOf(user) {
  const given = user?.avatar_color;
  if (typeof given === "number") return `#${given.toString(16).padStart(6, "0")}`;
  if (typeof given === "string" && /^#?[0-9a-f]{6}$/i.test(given)) return given.startsWith("#") ? given : `#${given}`;
  return COLOURS[Number(String(user?.id ?? "0").slice(-4)) % COLOURS.length];
}

function isBright(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
}

/** A round avatar with the first letter of the name; decoration, the name stands beside it. */
export function avatar(user, size = 40) {
  const colour = colourOf(user);
  const [letter = "?"] = displayName(user);
  const style = { background: colour, color: isBright(colour) ? "#111214" : "#ffffff", width: `${size}px`, height: `${size}px`, "font-size": `${Math.round(size * 0.45)}px` };
  return h("span", { class: "avatar", "aria-hidden": "true", style, text: letter.toUpperCase() });
}

/** Bytes as people read them. */
export function fileSize(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}
