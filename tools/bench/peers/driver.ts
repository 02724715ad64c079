import { existsSync, readFileSync } from "node:fs";
import { CommandError } from "../../command-error.ts";

/** What the measurements must know of a system. Whatever a driver leaves out is found in the system itself. */
export interface Driver {
  /** What an actor is created with: its type, and data that it needs. */
  readonly actor?: object;
  /** What its items are created with, each in turn until there are enough. */
  readonly items?: readonly object[];
  /** What on the open sheet is clicked to roll, with Shift or without; and what is clicked in the dialog it opens, if it opens one. */
  readonly roll?: { readonly click: string; readonly shift?: boolean; readonly answer?: string };
  /** World settings, by `<namespace>.<key>`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isRoll = (value: unknown): boolean =>
  isObject(value) &&
  typeof value["click"] === "string" &&
  ["undefined", "boolean"].includes(typeof value["shift"]) &&
  ["undefined", "string"].includes(typeof value["answer"]);

const PARTS: Readonly<Record<string, (value: unknown) => boolean>> = {
  actor: isObject,
  items: (value) => Array.isArray(value) && value.every(isObject),
  roll: isRoll,
  settings: isObject,
};

/** @throws CommandError saying which part is wrong */
export function parseDriver(text: string, file: string): Driver {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(data)) throw new CommandError(`${file}: a driver is an object.`);
  for (const [name, value] of Object.entries(data)) {
    const fits = PARTS[name];
    if (!fits) throw new CommandError(`${file}: ${name} is no part of a driver; they are ${Object.keys(PARTS).join(", ")}.`);
    if (!fits(value)) throw new CommandError(`${file}: ${name} has the wrong form.`);
  }
  return data;
}

/** The driver in this file; an empty one where there is none. */
export function readDriver(file: string): Driver {
  return existsSync(file) ? parseDriver(readFileSync(file, "utf8"), file) : {};
}
