import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { TrackLayout, TrackRow } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { boxesAdded } from "../stunts/offered-effects.ts";

/** A row of boxes, at least 0. */
export function row(id: string, boxes: number): TrackRow {
  return { id, boxes: Math.max(0, Math.trunc(boxes)) };
}

/** Boxes an actor has on a track beyond what the rules give (below 0: it lacks some): its own, and those of what it has. */
export function bonusOf({ tracks, features = [] }: Pick<ActorSnapshot, "tracks" | "features">, track: string): number {
  return (tracks.find(({ id }) => id === track)?.bonus ?? 0) + boxesAdded(features, track).all;
}

/** A track with the boxes that what an actor has adds to single rows of it. Source: S4. */
export function withRows({ features = [] }: Pick<ActorSnapshot, "features">, layout: TrackLayout): TrackLayout {
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

export interface TakenWound {
  /** Where it goes. */
  readonly to: TrackBox;
  readonly events: readonly LedgerEvent[];
}

/** Every checked box the rules know. */
export function checkedBoxes({ actor, layouts }: Wounded): readonly TrackBox[] {
  return layouts.flatMap(({ id: track, rows }) =>
    rows.flatMap((row) =>
      boxesOf(row)
        .filter((box) => isChecked(actor, track, box))
        .map((box) => ({ track, box })),
    ),
  );
}

/**
 * A wound moves from one actor to another: into a clear box of the same row, or if that is full, of the next row up, like any
 * wound. Source: F4 (take a wound), F8 (full rows).
 */
export function takeWound(from: Wounded, to: Wounded, { track, box }: TrackBox): Result<TakenWound, "box-clear" | "no-room"> {
  const rows = from.layouts.find(({ id }) => id === track)?.rows ?? [];
  const hurt = rows.find((row) => boxesOf(row).includes(box));
  if (!hurt || !isChecked(from.actor, track, box)) return refuse("box-clear", { track, box });
  const own = to.layouts.find(({ id }) => id === track)?.rows ?? [];
  const at = own.findIndex(({ id }) => id === hurt.id);
  const free =
    at < 0
      ? []
      : own
          .slice(at)
          .flatMap(boxesOf)
          .filter((one) => !isChecked(to.actor, track, one));
  if (free[0] === undefined) return refuse("no-room", { track, box });
  const landed = { track, box: free[0] };
  return ok({
    to: landed,
    events: [
      { type: "track-box-cleared", actor: from.actor.uuid, track, box },
      { type: "track-box-checked", actor: to.actor.uuid, ...landed },
    ],
  });
}

function boxesOf({ id, boxes }: TrackLayout["rows"][number]): string[] {
  return Array.from({ length: boxes }, (_, index) => `${id}-${index}`);
}

function isChecked({ tracks }: Wounded["actor"], track: string, box: string): boolean {
  return tracks.some(({ id, boxes }) => id === track && boxes.includes(box));
}
