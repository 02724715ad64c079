import { lookUp } from "../look-up.ts";
import type { AspectKind } from "./aspect-kind.ts";

/** What an aspect of something is, by the type of its item. Source: S4 (power aspects, specialties by an advantage), S7, F7. */
const KINDS: Readonly<Record<string, AspectKind>> = { stunt: "specialty", power: "power", extra: "equipment", gear: "equipment" };

/**
 * What an aspect of an item of this type is; null where it has none. People who are extras have aspects like characters; an extra
 * without a kind is equipment. Source: F7.
 */
export function aspectKindOf(type: string, extraKind = ""): AspectKind | null {
  const isPerson = type === "extra" && extraKind !== "" && extraKind !== "equipment";
  return isPerson ? "character" : (lookUp(KINDS, type) ?? null);
}

/** Whether what was added to a thing is an aspect, good or bad. `kind`: a `Modification`. Source: S7. */
export function addsAspect(kind: unknown): boolean {
  return kind !== "advantage";
}
