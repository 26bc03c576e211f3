// Discord's subset of Markdown, read into DOM nodes. Hostile text is the normal case: nothing is ever parsed as HTML.

import { h } from "./dom.js";
import { timestamp } from "./clock.js";
import { customEmoji, linkUrl } from "./media.js";
import { channelById, displayName, store, userById } from "./store.js";
import { t } from "./strings.js";

const DEEPEST = 12;
const URL_TEXT = /https?:\/\/[^\s<]*[^\s<.,:;"'\]|*_~)]\/?/y;

/** Turns message text into one fragment. */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(String(text ?? ""), { depth: 0 }));
  if (isOnlyEmoji(text)) for (const child of fragment.children) child.classList.add("jumbo");
  return fragment;
}

function isOnlyEmoji(text) {
  const rest = String(text ?? "").replace(/<a?:\w+:\d+>/g, "").replace(/[\p{Extended_Pictographic}\u200d\ufe0f\s]/gu, "");
  return rest === "" && /\S/.test(text ?? "") && String(text).length < 900;
}

/** One line of text with its Markdown, for places without blocks such as embed titles. */
export function inlineMarkdown(text) {
  const fragment = document.createDocumentFragment();
  fragment.append(...inline(String(text ?? ""), { depth: 0 }));
  return fragment;
}

// Blocks: each reader looks at the lines from `at` on and answers [node, next line] or null.

function blocks(text, context) {
  const lines = text.split("\n");
  const nodes = [];
  let plain = [];
  const flush = () => {
    if (plain.length && plain.join("\n") !== "") nodes.push(h("div", { class: "paragraph" }, inline(plain.join("\n"), context)));
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const found = context.depth < DEEPEST ? readBlock(lines, at, context) : null;
    if (!found) {
      plain.push(lines[at]);
      at += 1;
      continue;
    }
    if (found.before) plain.push(found.before);
    flush();
    nodes.push(found.node);
    at = found.next;
    if (found.after) lines.splice((at -= 1), 1, found.after);
  }
  flush();
  return nodes;
}

function readBlock(lines, at, context) {
  for (const reader of [quote, fence, heading, subtext, list]) {
    const found = reader(lines, at, context);
    if (found) return found;
  }
  return null;
}

const deeper = (context) => ({ ...context, depth: context.depth + 1 });

function quote(lines, at, context) {
  if (context.quoted) return null;
  const inside = { ...deeper(context), quoted: true };
  if (lines[at].startsWith(">>> ")) {
    const text = [lines[at].slice(4), ...lines.slice(at + 1)].join("\n");
    return { node: h("blockquote", {}, blocks(text, inside)), next: lines.length };
  }
  let next = at;
  while (next < lines.length && (lines[next].startsWith("> ") || lines[next] === ">")) next += 1;
  if (next === at) return null;
  const text = lines.slice(at, next).map((line) => line.slice(2)).join("\n");
  return { node: h("blockquote", {}, blocks(text, inside)), next };
}

function fence(lines, at) {
  const open = lines[at].indexOf("```");
  if (open < 0) return null;
  const rest = [lines[at].slice(open + 3), ...lines.slice(at + 1)].join("\n");
  const close = rest.indexOf("```");
  if (close <= 0) return null;
  const body = rest.slice(0, close).replace(/^[\w+.-]*\n/, "").replace(/\n$/, "");
  const next = at + rest.slice(0, close).split("\n").length;
  const after = rest.slice(close + 3).split("\n")[0];
  return { node: h("pre", { tabindex: "0" }, h("code", { text: body })), next, before: lines[at].slice(0, open), after };
}

function heading(lines, at, context) {
  const match = /^(#{1,3}) +(\S.*?)(?: +#+)?$/.exec(lines[at]);
  if (!match) return null;
  const level = match[1].length;
  return { node: h(`h${level + 2}`, { class: `heading heading-${level}` }, inline(match[2], deeper(context))), next: at + 1 };
}

function subtext(lines, at, context) {
  const match = /^-# +(\S.*)$/.exec(lines[at]);
  return match && { node: h("small", { class: "subtext" }, inline(match[1], deeper(context))), next: at + 1 };
}

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

function list(lines, at, context) {
  const first = ITEM.exec(lines[at]);
  if (!first) return null;
  const indent = first[1].length;
  const numbered = /\d/.test(first[2]);
  const items = [];
  let next = at;
  while (next < lines.length) {
    const match = ITEM.exec(lines[next]);
    if (!match || match[1].length < indent) break;
    if (match[1].length > indent && items.length && context.depth < DEEPEST) {
      const inner = list(lines, next, deeper(context));
      items.at(-1).append(inner.node);
      next = inner.next;
      continue;
    }
    if (/\d/.test(match[2]) !== numbered) break;
    items.push(h("li", {}, inline(match[3], deeper(context))));
    next += 1;
  }
  return { node: h(numbered ? "ol" : "ul", numbered ? { start: parseInt(first[2], 10) } : {}, items), next };
}

// Inline: sticky patterns tried at each place, in this order.

const RULES = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => h("code", { text: m[2].trim() || m[2] })],
  [/<@!?(\d{1,20})>/y, (m) => userMention(m[1])],
  [/<@&(\d{1,20})>/y, (m) => h("span", { class: "mention", text: "@role", title: m[1] })],
  [/<#(\d{1,20})>/y, (m) => channelMention(m[1])],
  [/<(a?):(\w{1,32}):(\d{1,20})>/y, (m) => customEmoji(m[3], m[2], m[1] === "a")],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => timestamp(Number(m[1]), m[2])],
  [/<\/([^:<>]{1,100}):\d{1,20}>/y, (m) => commandMention(m[1])],
  [/@(everyone|here)\b/y, (m) => h("span", { class: "mention", text: m[0] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m, context) => link(m[1], [m[1]], context)],
  [/\[((?:[^[\]\n]|\[[^[\]\n]*\]){1,300})\]\(<?(https?:\/\/[^\s<>()]*(?:\([^\s()]*\)[^\s<>()]*)?)>?(?: "[^"\n]*")?\)/y, (m, context) => link(m[2], inline(m[1], { ...deeper(context), linked: true }), context)],
  [URL_TEXT, (m, context) => link(m[0], [m[0]], context)],
  [/\*\*\*((?:\\[^]|[^\\*])+?)\*\*\*/y, (m, context) => h("strong", {}, h("em", {}, inline(m[1], deeper(context))))],
  [/\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, (m, context) => h("strong", {}, inline(m[1], deeper(context)))],
  [/__((?:\\[^]|[^\\])+?)__(?!_)/y, (m, context) => h("u", {}, inline(m[1], deeper(context)))],
  [/~~((?:\\[^]|[^\\])+?)~~/y, (m, context) => h("s", {}, inline(m[1], deeper(context)))],
  [/\|\|((?:\\[^]|[^\\])+?)\|\|/y, (m, context) => spoiler(inline(m[1], deeper(context)))],
  [/\*(?![\s*])((?:\\[^]|\*\*[^*]+\*\*|[^\\*])*?[^\s\\*]|\*\*[^*]+\*\*)\*(?!\*)/y, (m, context) => h("em", {}, inline(m[1], deeper(context)))],
  [/_(?![\s_])((?:\\[^]|[^\\_])*?[^\s\\_])_(?!\w)/y, (m, context) => h("em", {}, inline(m[1], deeper(context)))],
];

const STARTS = /[\\`<@[*_~|h]/;

function inline(text, context) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length; ) {
    const found = STARTS.test(text[at]) && context.depth < DEEPEST ? readInline(text, at, context) : null;
    if (!found) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (typeof found.node === "string") {
      plain += found.node;
    } else {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
    }
    at = found.next;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function readInline(text, at, context) {
  if ((text[at] === "h" || text[at] === "_") && /\w/.test(text[at - 1] ?? " ")) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: make(match, context), next: at + match[0].length };
  }
  return null;
}

function link(url, children, context) {
  const href = linkUrl(url);
  if (!href || context.linked) return h("span", {}, children);
  return h("a", { href, target: "_blank", rel: "noopener noreferrer nofollow", title: href }, children);
}

function userMention(id) {
  const user = userById(id);
  const mine = id === store.me?.id ? " mention-me" : "";
  return h("span", { class: `mention${mine}`, data: { userId: id }, text: `@${user ? displayName(user) : id}` });
}

function channelMention(id) {
  const channel = channelById(id);
  const go = () => channel && document.dispatchEvent(new CustomEvent("open-channel", { detail: id }));
  return h("button", { type: "button", class: "mention", on: { click: go }, text: `#${channel?.name ?? id}` });
}

function commandMention(name) {
  const go = () => document.dispatchEvent(new CustomEvent("start-command", { detail: name }));
  return h("button", { type: "button", class: "mention", on: { click: go }, text: `/${name}` });
}

/** Hides its children until they are pressed. */
export function spoiler(children) {
  const inner = h("span", { class: "spoiler-text", "aria-hidden": "true" }, children);
  const node = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("spoiler") }, inner);
  const reveal = (event) => {
    if (node.classList.contains("revealed")) return;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    inner.removeAttribute("aria-hidden");
  };
  node.addEventListener("click", reveal, true);
  node.addEventListener("keydown", reveal, true);
  return node;
}
