// Embeds of messages.

import { timestamp } from "./clock.js";
import { picture } from "./components.js";
import { h } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { linkUrl, mediaUrl } from "./media.js";

export function embed(data, message) {
  const style = typeof data.color === "number" ? { "--accent": `#${data.color.toString(16).padStart(6, "0")}` } : {};
  const main = h("div", { class: "embed-main" },
    data.author ? h("div", { class: "embed-author" }, linked(data.author.name, data.author.url)) : null,
    data.title ? h("div", { class: "embed-title" }, linked(inlineMarkdown(data.title), data.url)) : null,
    data.description ? h("div", { class: "markdown" }, markdown(data.description)) : null,
    (data.fields ?? []).length ? h("div", { class: "embed-fields" }, data.fields.map(field)) : null,
    data.image ? picture(mediaUrl(data.image, message), data.image.description, data.image) : null,
    footer(data));
  const thumb = data.thumbnail ? h("div", { class: "thumbnail" }, picture(mediaUrl(data.thumbnail, message), data.thumbnail.description)) : null;
  return h("article", { class: "embed", style }, main, thumb);
}

function linked(content, url) {
  const href = url ? linkUrl(url) : null;
  return href ? h("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, content) : content;
}

function field(entry) {
  return h("div", { class: entry.inline ? "embed-field inline" : "embed-field" }, h("div", { class: "embed-field-name" }, inlineMarkdown(entry.name)), h("div", { class: "markdown" }, markdown(entry.value)));
}

function footer(data) {
  if (!data.footer && !data.timestamp) return null;
  const when = data.timestamp ? timestamp(Date.parse(data.timestamp) / 1000, "f") : null;
  return h("footer", { class: "embed-footer" }, data.footer?.text ?? null, data.footer && when ? " • " : null, when);
}
