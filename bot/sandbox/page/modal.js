// Modals: text inputs with limits, labels with selects and choices, and the answer in Discord's shape.

import { freshId, h, iconButton } from "./dom.js";
import { interact } from "./interactions.js";
import { markdown } from "./markdown.js";
import { partialEmoji } from "./media.js";
import { defaultsOf, selectMenu } from "./select.js";
import { displayName } from "./store.js";
import { t } from "./strings.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO = 21;
const CHECKS = 22;
const CHECK = 23;
const LONG = 2;

/** Opens a modal that the bot sent; `messageId` where a component opened it. */
export function openModal(modal, { messageId, app }) {
  const fields = (modal.components ?? []).map(field).filter(Boolean);
  const error = h("p", { class: "modal-error", role: "alert" });
  const submit = h("button", { type: "submit", class: "button button-1", data: { testid: "modal-submit" }, text: t("submit") });
  const titleId = freshId("modal");
  const close = () => dialog.close();
  const form = h("form", { method: "dialog", novalidate: true },
    h("header", { class: "modal-head" }, h("h2", { id: titleId, text: modal.title }), iconButton("close", t("close"), close)),
    h("div", { class: "modal-body" }, app ? h("p", { class: "modal-notice", text: t("modalNotice", { app: displayName(app) }) }) : null, fields.map((entry) => entry.node), error),
    h("footer", { class: "modal-foot" }, h("button", { type: "button", class: "button button-plain", text: t("cancel"), on: { click: close } }), submit));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": titleId, data: { testid: "modal", customId: modal.custom_id } }, form);
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((entry) => entry.check && !entry.check());
    if (wrong.length) return wrong[0].focus();
    submit.disabled = true;
    const outcome = await interact({ kind: "modal", custom_id: modal.custom_id, components: fields.map((entry) => entry.answer?.()).filter(Boolean), message_id: messageId });
    submit.disabled = false;
    if (outcome.state !== "failed") return close();
    error.textContent = [t("modalFailed"), outcome.error].filter(Boolean).join(" ");
    return undefined;
  });
  document.body.append(dialog);
  dialog.showModal();
  fields.find((entry) => entry.focus)?.focus();
}

// A field is {node, answer?() -> Discord's component, check?() -> bool, focus?()}.

function field(component) {
  if (component.type === ROW) return rowField(component);
  if (component.type === LABEL) return labelField(component);
  if (component.type === TEXT) return { node: h("div", { class: "markdown" }, markdown(component.content)) };
  return null;
}

function rowField(row) {
  const input = row.components[0];
  const inner = control(input);
  return inner && { ...inner, node: labelled(input.label ?? "", null, inner), answer: () => ({ type: ROW, components: [inner.answer()] }) };
}

function labelField(label) {
  const inner = control(label.component);
  return inner && { ...inner, node: labelled(label.label, label.description, inner), answer: () => ({ type: LABEL, id: label.id, component: inner.answer() }) };
}

function labelled(text, description, inner) {
  const caption = [text, inner.required ? h("span", { class: "star", "aria-hidden": "true", text: " *" }) : null];
  const head = inner.inputId ? h("label", { class: "field-label", for: inner.inputId }, caption) : h("span", { class: "field-label", id: inner.labelId }, caption);
  return h("div", { class: "field" }, head, description ? h("span", { class: "field-detail", text: description }) : null, inner.node, inner.error);
}

function control(component) {
  if (component.type === TEXT_INPUT) return textControl(component);
  if (component.type === RADIO || component.type === CHECKS) return choiceControl(component);
  if (component.type === CHECK) return checkControl(component);
  return component.type in { 3: 1, 5: 1, 6: 1, 7: 1, 8: 1 } ? selectControl(component) : null;
}

const errorLine = () => h("span", { class: "field-error", role: "alert" });

function textControl(component) {
  const required = component.required !== false;
  const inputId = freshId("input");
  const tag = component.style === LONG ? "textarea" : "input";
  const input = h(tag, {
    id: inputId, class: "text-input", placeholder: component.placeholder, maxlength: component.max_length ?? 4000, autocomplete: "off", "aria-required": String(required),
    rows: tag === "textarea" ? 4 : null, data: { testid: "modal-input", customId: component.custom_id },
  });
  input.value = component.value ?? "";
  const count = h("span", { class: "counter", "aria-hidden": "true" });
  const error = errorLine();
  const least = component.min_length ?? 0;
  const recount = () => (count.textContent = component.max_length ? `${input.value.length}/${component.max_length}` : "");
  input.addEventListener("input", () => {
    recount();
    tell(error, input, "");
  });
  recount();
  return {
    node: h("div", { class: "input-wrap" }, input, count), error, inputId, required,
    focus: () => input.focus(),
    check: () => tell(error, input, required && !input.value.trim() ? t("requiredField") : input.value && input.value.length < least ? t("needLength", { count: least }) : ""),
    answer: () => ({ type: TEXT_INPUT, id: component.id, custom_id: component.custom_id, value: input.value }),
  };
}

function tell(error, input, text) {
  error.textContent = text;
  input.setAttribute("aria-invalid", String(Boolean(text)));
  return !text;
}

function selectControl(component) {
  let values = defaultsOf(component);
  const required = component.required !== false;
  const error = errorLine();
  const menu = selectMenu({ ...component, min_values: required ? component.min_values ?? 1 : 0 }, { onChange: (next) => {
    values = next;
    tell(error, button, "");
  } });
  const button = menu.querySelector("button");
  return {
    node: menu, error, required,
    focus: () => button.focus(),
    check: () => tell(error, button, required && values.length < (component.min_values ?? 1) ? t("requiredField") : ""),
    answer: () => ({ type: component.type, id: component.id, custom_id: component.custom_id, values }),
  };
}

function choiceControl(component) {
  const single = component.type === RADIO;
  const name = freshId("group");
  const labelId = freshId("label");
  const least = single ? 1 : component.min_values ?? 1;
  const required = component.required !== false;
  const inputs = (component.options ?? []).map((option) => h("input", { type: single ? "radio" : "checkbox", name, value: option.value, checked: option.default === true }));
  const rows = inputs.map((input, index) => {
    const option = component.options[index];
    return h("label", { class: "choice" }, input, partialEmoji(option.emoji), h("span", { class: "row-words" }, h("span", { text: option.label }), option.description ? h("span", { class: "row-detail", text: option.description }) : null));
  });
  const error = errorLine();
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const most = component.max_values ?? inputs.length;
  return {
    node: h("div", { role: single ? "radiogroup" : "group", "aria-labelledby": labelId }, rows), error, labelId, required,
    focus: () => inputs[0]?.focus(),
    check: () => tell(error, rows[0] ?? error, (required && values().length < least) || (!single && values().length > most) ? t("requiredField") : ""),
    answer: () => ({ type: component.type, id: component.id, custom_id: component.custom_id, ...(single ? { value: values()[0] ?? null } : { values: values() }) }),
  };
}

function checkControl(component) {
  const inputId = freshId("check");
  const input = h("input", { type: "checkbox", id: inputId, checked: component.default === true });
  return { node: input, error: errorLine(), inputId, focus: () => input.focus(), answer: () => ({ type: CHECK, id: component.id, custom_id: component.custom_id, value: input.checked }) };
}
