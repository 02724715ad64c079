import type { ActorSlice } from "../mappers/actor-snapshot.ts";

/** Whether an actor's `system` is Norn's: all our types share these fields. */
export function hasActorData(system: object): system is ActorSlice["system"] {
  return "fatePoints" in system && "tracks" in system;
}
