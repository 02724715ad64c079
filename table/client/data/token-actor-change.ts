import { isPlain, type PlainObject } from "../../common/plain-object.ts";

/**
 * What a write did to the own actor of an unlinked token, or to what is embedded in it. It travels with the update of the token's
 * difference, so that every client fires the actor's hooks and not the token's (#8973, #9131).
 */
export interface TokenActorChange<T = unknown> {
  readonly type: string;
  readonly action: "create" | "update" | "delete";
  /** The options of the write, as its hooks get them. */
  readonly options: PlainObject;
  /** As in the answer to a write: sources, changes with `_id`, or ids. */
  readonly result: readonly T[];
}

/** Fields of an actor that hold documents, by the name of the document. */
export const EMBEDDED_IN_ACTOR: Readonly<Record<string, string>> = { Item: "items", ActiveEffect: "effects" };

/** Read what came over the wire; null where the update concerns only the token. */
export function readTokenActorChange(value: unknown): TokenActorChange | null {
  if (!isPlain(value)) return null;
  const { type, action, options, result } = value;
  if (typeof type !== "string" || !isPlain(options) || !Array.isArray(result)) return null;
  if (type === "Actor") return action === "update" ? { type, action, options, result } : null;
  const known = type in EMBEDDED_IN_ACTOR && (action === "create" || action === "update" || action === "delete");
  return known ? { type, action, options, result } : null;
}
