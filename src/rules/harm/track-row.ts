import type { TrackRow } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/** A row of boxes; fewer than none is none. */
export function row(id: string, boxes: number): TrackRow {
  return { id, boxes: Math.max(0, Math.trunc(boxes)) };
}

/** Boxes an actor has on a track beyond what the rules give it (less than 0: it lacks some). */
export function bonusOf(actor: ActorSnapshot, track: string): number {
  return actor.tracks.find(({ id }) => id === track)?.bonus ?? 0;
}
