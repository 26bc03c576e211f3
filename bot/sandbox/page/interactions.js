// Starts interactions and pairs each with the outcome that the websocket brings, whichever of the two comes first.

import { post } from "./api.js";
import { store } from "./store.js";

// What the page says itself, in the reader's language.
const PLAIN = new Set(["This interaction failed", "The application did not respond"]);
const GIVE_UP_MS = 20000;
const waiting = new Map();
const early = new Map();

/** Called for every INTERACTION event. Outcomes nobody waits for yet are kept until their POST has returned. */
export function settle(told) {
  const outcome = { ...told, error: PLAIN.has(told.error) ? "" : told.error };
  const resolve = waiting.get(outcome.id);
  if (resolve) {
    waiting.delete(outcome.id);
    resolve(outcome);
    return;
  }
  early.set(outcome.id, outcome);
  if (early.size > 50) early.delete(early.keys().next().value);
}

/** Sends one interaction of the present user; resolves to its outcome {id, state, modal?, choices?, error?} and never rejects. */
export async function interact(body) {
  const base = { user_id: store.me.id, guild_id: store.guild?.id, channel_id: store.channel?.id };
  let id;
  try {
    ({ id } = await post("/interactions", { ...base, ...body }));
  } catch (error) {
    return { id: null, state: "failed", error: error.message };
  }
  return outcomeOf(id);
}

function outcomeOf(id) {
  if (early.has(id)) {
    const outcome = early.get(id);
    early.delete(id);
    return outcome;
  }
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    setTimeout(() => {
      if (waiting.delete(id)) resolve({ id, state: "failed" });
    }, GIVE_UP_MS);
  });
}
