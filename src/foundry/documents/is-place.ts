import type { NornActor } from "./norn-actor.ts";

/** A scene's situation: it contests nothing, and nobody pays for it. */
export function isPlace({ type }: Pick<NornActor, "type">): boolean {
  return type === "situation";
}

/** Places and things have no will: what lies on them hits somebody. */
export function isThing(actor: Pick<NornActor, "type">): boolean {
  return isPlace(actor) || actor.type === "vehicle";
}
