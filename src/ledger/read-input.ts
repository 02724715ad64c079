import { isRecord } from "../rules/is-record.ts";

/** Untrusted client input: an object from a chat message. */
export type Input = Readonly<Record<string, unknown>>;

/** Limits of what one entry stores, so that no message can slow down the clients that read it. */
const LONGEST_TEXT = 2000;
const LONGEST_ID = 200;
export const MOST_LISTED = 500;

export function isInput(value: unknown): value is Input {
  return isRecord(value) && !Array.isArray(value);
}

/** A text, "" for anything else; cut where it is too long. */
export function textOf(value: unknown, most = LONGEST_TEXT): string {
  return typeof value === "string" ? value.slice(0, most) : "";
}

/** A text on one line, without spaces around it; "" for anything else. */
export function phraseOf(value: unknown, most: number): string {
  return textOf(value).replaceAll(/\s+/g, " ").trim().slice(0, most);
}

/** An id or a uuid, "" for anything else. */
export function idOf(value: unknown): string {
  return typeof value === "string" && value.length <= LONGEST_ID ? value : "";
}

/** A whole number JavaScript can count with, null for anything else. */
export function wholeOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}

/** The most points a GM gives, or takes, at once. */
export const MOST_GIVEN = 999;

export function choiceOf<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((one) => one === value) ?? null;
}

/** A list of texts; empty for anything else. */
export function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_LISTED).flatMap((one: unknown) => (typeof one === "string" ? [one.slice(0, LONGEST_ID)] : []));
}

/** The aspect a request names, with its name at the time: it may be deleted when the entry is read. */
export function namedAspect(input: Input): { readonly aspect: string; readonly aspectName: string } {
  return { aspect: idOf(input["aspect"]), aspectName: textOf(input["aspectName"]) };
}

/** The actor a request names, with the name it had then. */
export function namedTarget(input: Input): { readonly target: string; readonly targetName: string } {
  return { target: idOf(input["target"]), targetName: textOf(input["targetName"]) };
}
