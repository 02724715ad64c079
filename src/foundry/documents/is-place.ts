import type { NornActor } from "./norn-actor.ts";

/** A situation: it contests nothing, and no one pays for it. */
export function isPlace({ type }: Pick<NornActor, "type">): boolean {
  return type === "situation";
}

/** Situations and things have no will: trouble from their aspects hits another actor. */
export function isThing(actor: Pick<NornActor, "type">): boolean {
  return isPlace(actor) || actor.type === "vehicle";
}
