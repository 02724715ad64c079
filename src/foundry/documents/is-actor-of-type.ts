import type { ActorType } from "../types/subtypes.ts";
import type { NornActor } from "./norn-actor.ts";

/** Narrows a document to one type, so that `system` has that type's data. */
export function isActorOfType<SubType extends ActorType>(document: unknown, type: SubType): document is NornActor<SubType> {
  return document instanceof Actor && document.type === type;
}
