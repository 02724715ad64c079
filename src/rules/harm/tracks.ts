import type { LedgerEvent } from "../events/ledger-event.ts";
import type { Result } from "../result.ts";
import type { TrackLayout, TrackRow } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { boxesAdded } from "../stunts/offered-effects.ts";
import { boxIds, checkedOn } from "./fill-boxes.ts";

/** A row of boxes, at least 0. */
export function row(id: string, boxes: number): TrackRow {
  return { id, boxes: Math.max(0, Math.trunc(boxes)) };
}

/** Boxes an actor has on a track beyond what the rules give (below 0: it lacks some): its own, and those of what it has. */
export function bonusOf({ tracks, features }: Pick<ActorSnapshot, "tracks" | "features">, track: string): number {
  return (tracks.find(({ id }) => id === track)?.bonus ?? 0) + boxesAdded(features, track).all;
}

/** A track with the boxes that what an actor has adds to single rows of it. Source: S4. */
export function withRows({ features }: Pick<ActorSnapshot, "features">, layout: TrackLayout): TrackLayout {
  const { rows: added } = boxesAdded(features, layout.id);
  if (added.size === 0) return layout;
  return { ...layout, rows: layout.rows.map(({ id, boxes }) => row(id, boxes + (added.get(id) ?? 0))) };
}

/** What is harmed otherwise than people, and in other words. */
const THINGS: readonly string[] = ["vehicle", "organization", "unit"];

/** A track in the words a game has for what is harmed. */
export function inItsWords(game: string, { type }: Pick<ActorSnapshot, "type">, layout: TrackLayout): TrackLayout {
  return THINGS.includes(type) ? { ...layout, words: `${game}-${type}` } : layout;
}

/** An actor with its tracks, as the rules give them, and their checked boxes. */
export interface Wounded {
  readonly actor: Pick<ActorSnapshot, "uuid" | "tracks">;
  readonly layouts: readonly TrackLayout[];
}

/** One box of one track. */
export interface TrackBox {
  readonly track: string;
  readonly box: string;
}

/** What taking over a wound of another changes; refused where it is not checked, or has no clear box. */
export type TakeWound = (from: Wounded, to: Wounded, box: TrackBox) => Result<TakenWound, "box-clear" | "no-room">;

export interface TakenWound {
  /** Where it goes. */
  readonly to: TrackBox;
  readonly events: readonly LedgerEvent[];
}

/** Every checked box the rules know. */
export function checkedBoxes({ actor, layouts }: Wounded): readonly TrackBox[] {
  return layouts.flatMap(({ id: track, rows }) => {
    const checked = checkedOn(actor, track);
    const boxes = rows.flatMap(boxIds).filter((box) => checked.has(box));
    return boxes.map((box) => ({ track, box }));
  });
}
