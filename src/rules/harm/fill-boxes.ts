import type { TrackLayout, TrackRow } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { TrackBox } from "./tracks.ts";

/** Ids of a row's boxes, in order. */
export function boxIds({ id, boxes }: TrackRow): readonly string[] {
  return Array.from({ length: boxes }, (_, index) => `${id}-${index}`);
}

/** Ids of the checked boxes of a track. */
export function checkedOn({ tracks }: Pick<ActorSnapshot, "tracks">, track: string): ReadonlySet<string> {
  return new Set(tracks.find(({ id }) => id === track)?.boxes);
}

/** The first `count` clear boxes of these rows, as many as there are. */
export function clearBoxes(
  { id: track, rows }: Pick<TrackLayout, "id" | "rows">,
  checked: ReadonlySet<string>,
  count = Infinity,
): readonly TrackBox[] {
  const clear = rows.flatMap(boxIds).filter((box) => !checked.has(box));
  return clear.slice(0, Math.max(0, count)).map((box) => ({ track, box }));
}
