import { isKeyOf } from "../../common/key-of.ts";
import { isPlain, type PlainObject } from "../../common/plain-object.ts";

/**
 * What a write did to an unlinked token's own actor, or to a document embedded in it. It is sent with the update of the token's
 * delta, so that every client calls the actor's hooks and not the token's (#8973, #9131).
 */
export interface TokenActorChange<T = unknown> {
  readonly type: string;
  readonly action: "create" | "update" | "delete";
  /** The options of the write, as its hooks get them. */
  readonly options: PlainObject;
  /** As in the answer to a write: sources, changes with `_id`, or ids. */
  readonly result: readonly T[];
}

/** Fields of an actor that hold documents, by document name. */
export const EMBEDDED_IN_ACTOR: Readonly<Record<string, string>> = { Item: "items", ActiveEffect: "effects" };

/** Reads what was received; null if the update concerns only the token. */
export function readTokenActorChange(value: unknown): TokenActorChange | null {
  if (!isPlain(value)) return null;
  const { type, action, options, result } = value;
  if (typeof type !== "string" || !isPlain(options) || !Array.isArray(result)) return null;
  if (type === "Actor") return action === "update" ? { type, action, options, result } : null;
  const known = isKeyOf(EMBEDDED_IN_ACTOR, type) && (action === "create" || action === "update" || action === "delete");
  return known ? { type, action, options, result } : null;
}
