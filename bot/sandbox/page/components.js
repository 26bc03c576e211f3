// Message components, both versions, as Discord lays them out. What a press means is decided by `act` (see actions.js).

import { act, isBusy, chosenIn } from "./actions.js";
import { h, icon } from "./dom.js";
import { lightbox } from "./lightbox.js";
import { markdown, spoiler } from "./markdown.js";
import { fileSize, linkUrl, mediaUrl, partialEmoji } from "./media.js";
import { selectMenu } from "./select.js";
import { t } from "./strings.js";

const SELECTS = new Set([3, 5, 6, 7, 8]);

const DRAWERS = {
  1: (component, message) => h("div", { class: "component-row" }, renderAll(component.components, message)),
  2: button,
  9: section,
  10: (component) => h("div", { class: "text-display markdown" }, markdown(component.content)),
  11: thumbnail,
  12: gallery,
  13: (component, message) => fileCard(fileOf(component, message), component.spoiler),
  14: separator,
  17: container,
};

/** The nodes of a list of components; kinds this page does not know are left out. */
export function renderAll(components, message) {
  return (components ?? []).map((component) => render(component, message)).filter(Boolean);
}

function render(component, message) {
  if (SELECTS.has(component.type)) return select(component, message);
  return DRAWERS[component.type]?.(component, message) ?? null;
}

function button(component, message) {
  const inside = [partialEmoji(component.emoji), component.label ? h("span", { class: "button-label", text: component.label }) : null];
  const name = component.label || component.emoji?.name || component.custom_id;
  const props = { class: `button button-${component.style}`, "aria-label": name, title: (component.label ?? "").length > 34 ? component.label : null };
  if (component.style === 5) return linkButton(component, inside, props);
  const busy = isBusy(message, component);
  const press = () => act(message, component);
  return h("button", {
    ...props, type: "button", disabled: component.disabled === true, "aria-busy": busy ? "true" : null, on: { click: press },
    data: { testid: "component-button", customId: component.custom_id ?? "", label: component.label ?? "" },
  }, inside, busy ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null);
}

function linkButton(component, inside, props) {
  const href = component.disabled ? null : linkUrl(component.url);
  const data = { testid: "component-button", customId: "" };
  return h("a", { ...props, href, target: "_blank", rel: "noopener noreferrer nofollow", "aria-disabled": href ? null : "true", data }, inside, icon("out"));
}

function select(component, message) {
  return selectMenu(component, {
    chosen: chosenIn(message, component),
    disabled: isBusy(message, component),
    onChange: (values) => act(message, component, values),
  });
}

function section(component, message) {
  const accessory = component.accessory ? render(component.accessory, message) : null;
  return h("div", { class: "section" }, h("div", { class: "section-text" }, renderAll(component.components, message)), h("div", { class: "section-accessory" }, accessory));
}

function thumbnail(component, message) {
  const node = picture(mediaUrl(component.media, message), component.description, {});
  return h("div", { class: "thumbnail" }, component.spoiler ? spoiler([node]) : node);
}

function gallery(component, message) {
  const items = component.items ?? [];
  const cells = items.map((item) => {
    const node = picture(mediaUrl(item.media, message), item.description, sizeOf(item.media, message));
    return h("div", { class: "gallery-cell" }, item.spoiler ? spoiler([node]) : node);
  });
  return h("div", { class: `gallery gallery-${Math.min(items.length, 5)}` }, cells);
}

function sizeOf(media, message) {
  if (media?.width) return media;
  const name = String(media?.url ?? "").split("/").at(-1).split("?")[0];
  return (message.attachments ?? []).find((file) => file.filename === name) ?? {};
}

/** A picture that opens large when pressed; without an address, its description stands in its place. */
export function picture(url, description, { width, height } = {}) {
  const alt = description ?? "";
  if (!url) return h("span", { class: "picture-missing", text: alt || "🖼" });
  const image = h("img", { src: url, alt, width, height, loading: "lazy", draggable: "false" });
  const open = () => lightbox(url, alt);
  return h("button", { type: "button", class: "picture", "aria-label": alt ? `${t("enlarge")}: ${alt}` : t("enlarge"), on: { click: open } }, image, alt ? h("span", { class: "alt-badge", "aria-hidden": "true", title: alt, text: "ALT" }) : null);
}

function fileOf(component, message) {
  const name = component.name ?? String(component.file?.url ?? "").split("/").at(-1).split("?")[0];
  const attachment = (message.attachments ?? []).find((file) => file.filename === name);
  return { filename: name, size: component.size ?? attachment?.size, url: mediaUrl(component.file, message) };
}

/** A file to download. */
export function fileCard({ filename, size, url }, hidden = false) {
  const label = h("span", { class: "file-words" }, url ? h("a", { href: url, download: filename, text: filename }) : filename, size === undefined ? null : h("span", { class: "file-size", text: fileSize(size) }));
  const card = h("div", { class: "file-card" }, icon("file"), label);
  return hidden ? spoiler([card]) : card;
}

function separator(component) {
  const classes = ["separator", component.spacing === 2 ? "large" : "small", component.divider === false ? "blank" : "line"];
  return h("div", { class: classes.join(" "), role: component.divider === false ? null : "separator" });
}

function container(component, message) {
  const colour = component.accent_color;
  const style = typeof colour === "number" ? { "--accent": `#${colour.toString(16).padStart(6, "0")}` } : {};
  const inside = renderAll(component.components, message);
  return h("div", { class: "container", style }, component.spoiler ? spoiler(inside) : inside);
}
