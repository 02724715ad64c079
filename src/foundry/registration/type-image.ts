import { ACTOR_TYPES, ITEM_TYPES } from "../types/subtypes.ts";

const TYPES: Readonly<Record<string, readonly string[]>> = { Actor: ACTOR_TYPES, Item: ITEM_TYPES };

/** The path of our own picture for a type of actor or item; null for a type that is not Norn's. */
export function typeImage(document: "Actor" | "Item", type: string | undefined): string | null {
  if (!type || !TYPES[document]?.includes(type)) return null;
  return `systems/norn/assets/${document.toLowerCase()}/${type}.svg`;
}
