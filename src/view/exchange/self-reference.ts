import { isPlainRecord } from "./review-fields.ts";

/** How an actor's own uuid is written in its file: it has another one wherever it is imported. */
const SELF = "Actor.self";
const SELF_WRITTEN = /\bActor\.self\b/g;

/** Data in which the actor's uuid, also as the beginning of those of its items, is replaced. */
export function withoutOwnUuid(data: unknown, uuid: string): unknown {
  return uuid === "" ? data : inStrings(data, (text) => text.replaceAll(uuid, SELF));
}

/** Data of a file with the uuid that the actor has now. */
export function withOwnUuid(data: unknown, uuid: string): unknown {
  return inStrings(data, (text) => text.replaceAll(SELF_WRITTEN, uuid));
}

function inStrings(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === "string") return change(data);
  if (Array.isArray(data)) return data.map((one) => inStrings(one, change));
  if (!isPlainRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inStrings(value, change)]));
}
