// Slash commands as data: flattening to what can be typed, search, reading a typed line, checking and building options.

import { t } from "./strings.js";

export const SUB = 1;
export const GROUP = 2;
export const STRING = 3;
export const INTEGER = 4;
export const BOOLEAN = 5;
export const USER = 6;
export const CHANNEL = 7;
export const NUMBER = 10;

const localised = (thing, field, locale) => thing[`${field}_localizations`]?.[locale] ?? thing[field];

/** Libraries write "…" where a description is wanted and none was given. */
const plain = (text) => (text === "…" ? "" : text ?? "");

/** Every command that can be typed, {command, path: [names], label, base, description, options}; label is in `locale`. */
export function flatten(commands, locale) {
  const typed = commands.filter((command) => (command.type ?? 1) === 1).sort((a, b) => a.name.localeCompare(b.name));
  return typed.flatMap((command) => leaves(command, command, [], "", locale));
}

function leaves(command, node, path, prefix, locale) {
  const label = `${prefix}${localised(node, "name", locale)}`;
  const names = [...path, node.name];
  const below = (node.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
  if (below.length) return below.flatMap((option) => leaves(command, option, names, `${label} `, locale));
  const options = (node.options ?? []).map((option) => ({ ...option, label: localised(option, "name", locale), detail: plain(localised(option, "description", locale)) }));
  return [{ command, path: names, label, base: names.join(" "), description: plain(localised(node, "description", locale)), options }];
}

/** The commands that fit what was typed after the slash, best first. */
export function search(all, typed) {
  const query = typed.trim().toLowerCase();
  const rank = (leaf) => {
    const names = [leaf.label.toLowerCase(), leaf.base];
    if (names.includes(query)) return 0;
    if (names.some((name) => name.startsWith(query))) return 1;
    if (names.some((name) => name.split(" ").some((word) => word.startsWith(query)))) return 2;
    return names.some((name) => name.includes(query)) ? 3 : null;
  };
  return all.map((leaf) => [rank(leaf), leaf]).filter(([order]) => order !== null).sort((a, b) => a[0] - b[0]).map(([, leaf]) => leaf);
}

/** The command that a line after the slash begins with, complete and followed by a space: {leaf, rest}, or null. */
export function begun(all, typed) {
  const lower = typed.toLowerCase();
  for (const leaf of all) {
    const name = [leaf.label.toLowerCase(), leaf.base].find((entry) => lower.startsWith(`${entry} `));
    if (name) return { leaf, rest: typed.slice(name.length + 1) };
  }
  return null;
}

/** Reads `name:value name:value`; what stands before the first name belongs to no option. Returns {values: Map, loose}. */
export function readOptions(leaf, rest) {
  const names = leaf.options.flatMap((option) => [option.label, option.name]).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const values = new Map();
  if (!names.length) return { values, loose: rest.trim() };
  const parts = rest.split(new RegExp(`(?:^|\\s)(${names.join("|")}):`, "i"));
  for (let at = 1; at < parts.length; at += 2) {
    const option = leaf.options.find((entry) => [entry.label.toLowerCase(), entry.name].includes(parts[at].toLowerCase()));
    values.set(option.name, parts[at + 1].trim());
  }
  return { values, loose: parts[0].trim() };
}

/** The options of an interaction, nested in groups and subcommands. `filled`: [{option, value}]; `focused`: an option's name. */
export function nest(leaf, filled, focused) {
  let options = filled.map(({ option, value }) => ({ type: option.type, name: option.name, value, ...(option.name === focused ? { focused: true } : {}) }));
  const types = leaf.path.length === 3 ? [GROUP, SUB] : [SUB];
  leaf.path.slice(1).map((name, index) => ({ name, type: types[index] })).reverse().forEach((level) => (options = [{ ...level, options }]));
  return options;
}

/** What is wrong with a typed text for an option, in words, or "" where it is right. */
export function fault(option, text) {
  if (text === "") return option.required ? t("required") : "";
  if (option.choices?.length || [BOOLEAN, USER, CHANNEL].includes(option.type)) return t("notInList");
  if (option.type === STRING) return lengthFault(option, text);
  const number = Number(text.replace(",", "."));
  if (!Number.isFinite(number)) return t("notNumber");
  if (option.type === INTEGER && !Number.isInteger(number)) return t("notInteger");
  if (option.min_value !== undefined && number < option.min_value) return t("numberMin", { count: option.min_value });
  return option.max_value !== undefined && number > option.max_value ? t("numberMax", { count: option.max_value }) : "";
}

function lengthFault(option, text) {
  const min = option.min_length ?? 0;
  const max = option.max_length ?? 6000;
  return text.length < min || text.length > max ? t("textLength", { min, max }) : "";
}

/** A typed text as the value that goes to the bot. */
export function typed(option, text) {
  return option.type === INTEGER || option.type === NUMBER ? Number(text.replace(",", ".")) : text;
}
