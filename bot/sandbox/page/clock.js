// The server's clock, which tests and the developer menu can move, and times written in the reader's language.

import { h } from "./dom.js";
import { intlLocale } from "./store.js";

let offset = 0;

/** Sets the server's present time, in unix seconds. */
export function setNow(seconds) {
  offset = seconds - Date.now() / 1000;
  tick();
}

export const now = () => Date.now() / 1000 + offset;

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A time in one of Discord's styles other than R. */
export function formatTime(seconds, style = "f") {
  return new Intl.DateTimeFormat(intlLocale(), STYLES[style] ?? STYLES.f).format(new Date(seconds * 1000));
}

const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function formatRelative(seconds) {
  const distance = Math.round(seconds - now());
  const [unit, size] = STEPS.find(([, length]) => Math.abs(distance) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(intlLocale(), { numeric: "always" }).format(Math.round(distance / size), unit);
}

/** The element for <t:seconds:style>; relative ones tick. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode("?");
  const props = { class: "timestamp", datetime: date.toISOString(), title: formatTime(seconds, "F") };
  if (style !== "R") return h("time", { ...props, text: formatTime(seconds, style) });
  return h("time", { ...props, data: { relative: String(seconds) }, text: formatRelative(seconds) });
}

function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = formatRelative(Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(tick, 1000);

/** When a message came: the hour today, otherwise the date before it. */
export function messageTime(iso) {
  const seconds = Date.parse(iso) / 1000;
  const sameDay = new Date(seconds * 1000).toDateString() === new Date(now() * 1000).toDateString();
  return sameDay ? formatTime(seconds, "t") : `${formatTime(seconds, "d")} ${formatTime(seconds, "t")}`;
}
