// Builds DOM nodes. Text only ever enters as text nodes or attributes: nothing here parses HTML.

/** Makes an element. `props`: class, text, data {}, style {}, on {event: handler}; everything else is an attribute
 *  (false, null and undefined leave it out, true sets it empty). */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) setProp(node, key, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function setProp(node, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key === "class") node.className = value;
  else if (key === "text") node.textContent = value;
  else if (key === "data") Object.assign(node.dataset, value);
  else if (key === "style") for (const [name, entry] of Object.entries(value)) node.style.setProperty(name, entry);
  else if (key === "on") for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
  else node.setAttribute(key, value === true ? "" : value);
}

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h10m-4-4 4 4-4 4",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  send: "M4 4l17 8-17 8 3-8zM7 12h14",
  slash: "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM14.5 7l-5 10",
  down: "M6 9l6 6 6-6",
  up: "M6 15l6-6 6 6",
  close: "M6 6l12 12M18 6 6 18",
  check: "M5 13l4 4L19 7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  out: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  reply: "M4 18v-6a5 5 0 0 1 5-5h11",
  seats: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  plus: "M12 5v14M5 12h14",
};

/** One of the page's own line icons, hidden from screen readers: the control it sits in has the label. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}

/** A button with an icon and a label that only screen readers and tooltips tell. */
export function iconButton(name, label, onClick, props = {}) {
  return h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click: onClick }, ...props }, icon(name));
}

let serial = 0;

/** A fresh id for aria references. */
export function freshId(prefix) {
  serial += 1;
  return `${prefix}-${serial}`;
}

export function isPhone() {
  return window.matchMedia("(max-width: 640px)").matches;
}
