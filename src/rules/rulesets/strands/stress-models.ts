import { boxIds, clearBoxes } from "../../harm/fill-boxes.ts";
import type { TrackLayout } from "../../ruleset.ts";
import type { StressModel } from "./dials.data.ts";

/** A track as a hit finds it. */
export interface Stressed {
  readonly layout: TrackLayout;
  readonly checked: ReadonlySet<string>;
  /** Severities of the consequences it already has. */
  readonly held: readonly string[];
}

/** What a track does with stress. */
export interface Absorbed {
  /** Ids of the boxes it checks. */
  readonly boxes: readonly string[];
  /** Severities of the consequences this forces, mildest first. */
  readonly forced: readonly string[];
  /** Stress it has no room for. */
  readonly left: number;
}

export const NOTHING: Absorbed = { boxes: [], forced: [], left: 0 };

type Absorb = (track: Stressed, stress: number) => Absorbed;

function checkedIn({ layout, checked }: Stressed, stress: number): Omit<Absorbed, "forced"> {
  const clear = clearBoxes(layout, checked).map(({ box }) => box);
  return { boxes: clear.slice(0, stress), left: Math.max(0, stress - clear.length) };
}

/** The first row that is not full takes it. A row that is now full forces its consequence; the rest goes to the next. Source: S5. */
const fillRows: Absorb = (track, stress) => {
  const { boxes, left } = checkedIn(track, stress);
  const after = new Set([...track.checked, ...boxes]);
  const forced = track.layout.rows.filter((row) => {
    const ids = boxIds(row);
    return ids.some((box) => boxes.includes(box)) && ids.every((box) => after.has(box));
  });
  return { boxes, forced: forced.map(({ id }) => id), left };
};

/**
 * Stress of at least the threshold forces the mildest consequence, each full multiple one step more, and one that is already there
 * makes it the next one. S5-R4: the threshold is at least 1, and the steps are those the sufferer has; past the last it is the
 * last. Source: S5, thresholds.
 */
const compareToThreshold: Absorb = ({ layout: { rows, threshold = 1 }, checked, held }, stress) => {
  const steps = Math.floor(stress / Math.max(1, threshold));
  if (steps === 0) return NOTHING;
  const from = Math.min(steps, rows.length) - 1;
  const open = rows.slice(from).find((row) => !held.includes(row.id) && boxIds(row).every((box) => !checked.has(box)));
  return open ? { boxes: boxIds(open), forced: [open.id], left: 0 } : { ...NOTHING, left: stress };
};

const fillSet: Absorb = (track, stress) => ({ ...checkedIn(track, stress), forced: [] });

/** Only the box of that value, or the next open one. S5-R5: beyond the last box it is the last. Source: S5, upgrading single set. */
const markOne: Absorb = ({ layout: { rows }, checked }, stress) => {
  const ids = rows.flatMap(boxIds);
  const box = ids.slice(Math.min(stress, ids.length) - 1).find((id) => !checked.has(id));
  return box === undefined ? { ...NOTHING, left: stress } : { boxes: [box], forced: [], left: Math.max(0, stress - ids.length) };
};

/** Stress above 0, by model. Source: S5. */
export const ABSORB: Readonly<Record<StressModel, Absorb>> = {
  rows: fillRows,
  threshold: compareToThreshold,
  "single-set": fillSet,
  "upgrading-set": markOne,
};

/** Whether the track is at its end: its last row is full, or in a single set that marks one box at a time, its last box. Source: S5. */
export function isAtEnd({ rows }: TrackLayout, checked: ReadonlySet<string>, model: StressModel): boolean {
  const last = rows.at(-1);
  const ids = last ? boxIds(last) : [];
  const counted = model === "upgrading-set" ? ids.slice(-1) : ids;
  return counted.length > 0 && counted.every((box) => checked.has(box));
}

/** A single set forces no consequence but Defeated: its owner may take one to suffer less. Source: S5. */
export function isSingleSet(model: StressModel): boolean {
  return model === "single-set" || model === "upgrading-set";
}
