import type { NornActor } from "./norn-actor.ts";

/** A situation: it contests nothing, and no one pays for it. */
export function isSituation({ type }: Pick<NornActor, "type">): boolean {
  return type === "situation";
}

/** Situations and things have no will: trouble from their aspects hits another actor. */
export function isInanimate(actor: Pick<NornActor, "type">): boolean {
  return isSituation(actor) || actor.type === "vehicle";
}
