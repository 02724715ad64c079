import type { Ruleset, TrackLayout } from "../../../rules/ruleset.ts";
import type { TrackSnapshot } from "../../../rules/snapshot.ts";
import { type Text, text } from "../../text.ts";
import { rowText, trackText } from "../../listed-words.ts";
import type { BoxView } from "../aspects/aspect-card.view.ts";
import type { SheetFlags, SheetInput } from "../sheet-input.ts";

interface TrackRowView {
  readonly id: string;
  /** null for the only row of a track. */
  readonly label: Text | null;
  readonly boxes: readonly BoxView[];
}

interface TrackView {
  readonly id: string;
  readonly heading: Text;
  readonly rows: readonly TrackRowView[];
  /** Not one box in any row. */
  readonly bare: boolean;
  /** All rows share one line, with the words under their boxes; otherwise the rows are below each other. */
  readonly flat: boolean;
  /** Takes a row of its own on the sheet. */
  readonly wide: boolean;
  readonly bonus: number;
  readonly bonusLabel: Text;
  readonly threshold: Text | null;
}

export interface TracksView {
  /** Those that have boxes; while it is edited, all of them. */
  readonly tracks: readonly TrackView[];
  /** It has tracks, and no box on any of them. */
  readonly bare: boolean;
  /** The reader may heal something of it. */
  readonly heals: boolean;
  /** Machines are repaired. */
  readonly healLabel: Text;
  /** Three of a kind are beside each other where there is room. */
  readonly three: boolean;
  /** The most boxes of a row: as many tracks stand side by side as have room. */
  readonly longest: number;
  readonly editable: boolean;
  readonly editing: boolean;
}

/** Boxes that fit on one line at the usual width. */
const ON_ONE_THREAD = 14;

export function tracksView(source: SheetInput, ruleset: Ruleset, layouts: readonly TrackLayout[], flags: SheetFlags): TracksView {
  const alone = layouts.filter(({ rows }) => rows.length > 1).length === 1;
  const shown = layouts.filter(({ rows }) => flags.editing || rows.some(({ boxes }) => boxes > 0));
  const tracks = shown.map((layout) => trackView(layout, source.actor.tracks, ruleset, alone));
  const bare = layouts.length > 0 && shown.length === 0;
  const healLabel = text(source.actor.type === "vehicle" ? "NORN.Vehicle.repair" : "NORN.Recovery.open");
  const three = tracks.length === 3 && tracks.every(({ wide }) => !wide);
  return {
    tracks,
    bare,
    healLabel,
    three,
    longest: Math.max(0, ...shown.flatMap(({ rows }) => rows.map(({ boxes }) => boxes))),
    heals: source.heals && flags.editable,
    editable: flags.editable,
    editing: flags.editing,
  };
}

function trackView(layout: TrackLayout, snapshots: readonly TrackSnapshot[], ruleset: Ruleset, alone: boolean): TrackView {
  const single = layout.rows.length === 1;
  const stored = snapshots.find((track) => track.id === layout.id);
  const heading = trackText(ruleset.id, layout);
  const boxes = layout.rows.reduce((sum, row) => sum + row.boxes, 0);
  return {
    id: layout.id,
    heading,
    rows: layout.rows.map((row) => {
      const label = single ? heading : rowText(ruleset.id, layout, row.id);
      return {
        id: row.id,
        label: single ? null : label,
        boxes: boxesOf(layout.id, row.id, row.boxes, stored?.boxes ?? [], label),
      };
    }),
    bare: boxes === 0 && !single,
    flat: single || (alone && boxes <= ON_ONE_THREAD),
    wide: !single && alone,
    bonus: stored?.bonus ?? 0,
    bonusLabel: text("NORN.Sheet.Tracks.bonusOf", { track: heading }),
    threshold: layout.threshold === undefined ? null : text("NORN.Sheet.Tracks.threshold", { stress: layout.threshold }),
  };
}

function boxesOf(track: string, row: string, count: number, boxes: readonly string[], label: Text): BoxView[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `tracks.${track}.${row}-${index}`,
    checked: boxes.includes(`${row}-${index}`),
    label: text("NORN.Sheet.Tracks.box", { row: label, number: index + 1, count }),
  }));
}
