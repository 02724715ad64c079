import type { ActorSnapshot } from "../../../rules/snapshot.ts";
import type { FromCore, TrackLayout } from "../../../rules/ruleset.ts";
import { trackText } from "../../listed-words.ts";
import type { ForeignTrack } from "./foreign-character.ts";
import { leftOver, type LeftOver, sameName, type Target } from "./planned-actor.ts";

interface PlannedTracks {
  readonly tracks: Readonly<Record<string, { readonly boxes: Readonly<Record<string, boolean>> }>>;
  readonly left: readonly LeftOver[];
}

/** R51: checked boxes are checked in the same place of the track that this game has for them. Empty tracks say nothing. */
export function planTracks(given: readonly ForeignTrack[], actor: ActorSnapshot, target: Target): PlannedTracks {
  const layouts = target.ruleset.tracks(actor, target.dials);
  const tracks = new Map<string, { boxes: Record<string, boolean> }>();
  const left: LeftOver[] = [];
  for (const { name, boxes } of given) {
    if (!boxes.includes(true)) continue;
    const layout = layoutFor(name, layouts, target);
    const ids = layout && !tracks.has(layout.id) ? boxesOf(layout) : [];
    const checked = boxes.flatMap((is, index) => (is ? [index] : []));
    const placed = checked.flatMap((index) => ids[index] ?? []);
    if (layout && placed.length > 0) tracks.set(layout.id, { boxes: Object.fromEntries(placed.map((id) => [id, true])) });
    if (placed.length < checked.length) left.push(leftOver(name, drawn(boxes), layout ? "boxes" : "track"));
  }
  return { tracks: Object.fromEntries(tracks), left };
}

const ABOUT: readonly (readonly [keyof FromCore["tracks"], RegExp])[] = [
  ["physical", /phys|fís|fis|körper|corp/i],
  ["mental", /ment|geist|psych/i],
];

function layoutFor(name: string, layouts: readonly TrackLayout[], { ruleset, wordOf }: Target): TrackLayout | null {
  const called = (layout: TrackLayout): boolean =>
    sameName(name, layout.id) || sameName(name, wordOf(trackText(ruleset.id, layout)));
  const about = ABOUT.find(([, words]) => words.test(name))?.[0];
  const id = about === undefined ? undefined : ruleset.fromCore?.tracks[about];
  return layouts.find(called) ?? layouts.find((layout) => layout.id === id) ?? null;
}

function boxesOf({ rows }: TrackLayout): readonly string[] {
  return rows.flatMap(({ id, boxes }) => Array.from({ length: boxes }, (_, index) => `${id}-${index}`));
}

function drawn(boxes: readonly boolean[]): string {
  return boxes.map((is) => (is ? "☑" : "☐")).join("");
}
