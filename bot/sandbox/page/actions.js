// What a pressed button or a chosen option does: sends it, remembers what is under way, tells the message to redraw.

import { interact } from "./interactions.js";
import { openModal } from "./modal.js";

const busy = new Map(); // message id -> custom_id under way
const failures = new Map(); // message id -> text
const choices = new Map(); // message id + custom_id -> {shape, values}

let redraw = () => {};

/** Sets who redraws a message by id. */
export function onRedraw(handler) {
  redraw = handler;
}

export const isBusy = (message, component) => busy.get(message.id) === component.custom_id && component.custom_id !== undefined;

/** Whether something pressed or chosen in this message has no answer yet. */
export const isUnderWay = (message) => busy.has(message.id);

export const failureOf = (message) => failures.get(message.id);

const keyOf = (message, component) => `${message.id} ${component.custom_id}`;
const shapeOf = (component) => JSON.stringify([component.options, component.default_values]);

/** What the user last chose in a select, as long as the bot has not sent it anew. */
export function chosenIn(message, component) {
  const kept = choices.get(keyOf(message, component));
  return kept && kept.shape === shapeOf(component) ? kept.values : undefined;
}

/** Sends a press (or the values chosen) to the bot. A second press while one is under way does nothing. */
export async function act(message, component, values) {
  if (busy.has(message.id)) return;
  if (values) choices.set(keyOf(message, component), { shape: shapeOf(component), values });
  busy.set(message.id, component.custom_id);
  failures.delete(message.id);
  redraw(message.id);
  const outcome = await interact({ kind: "component", message_id: message.id, custom_id: component.custom_id, component_type: component.type, values });
  busy.delete(message.id);
  if (outcome.state === "failed") failures.set(message.id, outcome.error ?? "");
  redraw(message.id);
  if (outcome.state === "modal") openModal(outcome.modal, { messageId: message.id, app: message.author });
}
