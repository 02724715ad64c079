import type { Break } from "../breaks/break-rules.ts";

/** For how long a box hampers the other side: for its next roll, or while the challenge lasts. */
export const LASTS = ["next", "rest"] as const;
export type Lasts = (typeof LASTS)[number];

/**
 * What a failure does: it takes a mark of the same degree, the highest one, or all of them; it ruins the whole task; or it brings
 * something about, in words. Source: F2, fragility.
 */
export const FRAGILITIES = ["same", "highest", "all", "ruin", "note"] as const;
export type Fragility = (typeof FRAGILITIES)[number];

/** A row of a ladder. */
export interface ChallengeRow {
  readonly id: string;
  /** The campaign's name for it, "" for that of its degree. */
  readonly name: string;
  /** The least margin that marks it. */
  readonly from: number;
  readonly boxes: number;
  /** What a mark here means, in words. */
  readonly note: string;
  /** What it takes off rolls of the other side. */
  readonly hampers: number;
  readonly lasts: Lasts | "";
}

/** Everyone who marks the same ladder. */
export interface ChallengeSide {
  readonly id: string;
  readonly name: string;
  /** Marked boxes by row. */
  readonly marks: Readonly<Record<string, number>>;
}

/** A task of many rolls. One side: a static challenge. Several, each with a ladder of its own: a dynamic one. Source: F2. */
export interface Challenge {
  readonly uuid: string;
  readonly name: string;
  /** Uuid of the actor it is on. */
  readonly parent: string;
  /** Only GMs know of it. */
  readonly hidden: boolean;
  readonly difficulty: number | null;
  /** The lowest first. */
  readonly rows: readonly ChallengeRow[];
  readonly sides: readonly ChallengeSide[];
  /** It is reached with so many marks at this row or above; `row` is "" where there is no goal. */
  readonly goal: { readonly row: string; readonly marks: number };
  /** `from`: the margin of failure it begins with; `words`: what it brings about. */
  readonly fragility: { readonly way: Fragility | ""; readonly from: number; readonly words: string };
  /** How many rolls each may make until this break; 0 for any number. */
  readonly span: { readonly checks: number; readonly at: Break | "" };
  /** How many marks each side loses at this break; with `idle` only if no one has rolled since the last. */
  readonly recovery: { readonly boxes: number; readonly at: Break | ""; readonly idle: boolean };
  /** What else play counts about it, by a name below. */
  readonly counters: Readonly<Record<string, number>>;
}

/** 1: a failure has ruined it. */
export const RUINED = "ruined";
/** 1: someone has rolled since the last recovery. */
export const PURSUED = "pursued";

/** The counter of an actor's rolls in this span. */
export function checksOf(actor: string): string {
  return `check-${actor.replaceAll(/[^\w-]/g, "-")}`;
}

/** The counter of what a side's next roll loses. */
export function hamperedOf(side: string): string {
  return `hampered-${side}`;
}

/** One change to a challenge: to the marks of a side, or to a counter. */
export type ChallengeChange =
  { readonly side: string; readonly row: string; readonly by: number } | { readonly counter: string; readonly by: number };

export function marksAt({ marks }: ChallengeSide, row: string): number {
  return marks[row] ?? 0;
}

export function sideOf({ sides }: Pick<Challenge, "sides">, id: string): ChallengeSide | null {
  return sides.find((side) => side.id === id) ?? null;
}

/** How many boxes a side has marked, of how many. */
export function progressOf(
  { rows }: Pick<Challenge, "rows">,
  side: ChallengeSide,
): { readonly marked: number; readonly of: number } {
  return {
    marked: marksFrom({ rows }, side, 0),
    of: rows.reduce((sum, { boxes }) => sum + boxes, 0),
  };
}

/** How many marks a side has from this row up. */
function marksFrom({ rows }: Pick<Challenge, "rows">, side: ChallengeSide, place: number): number {
  return rows.slice(place).reduce((sum, { id }) => sum + marksAt(side, id), 0);
}

/** Whether a side has reached the goal. Source: F2. */
export function hasReached({ rows, goal }: Pick<Challenge, "rows" | "goal">, side: ChallengeSide): boolean {
  const place = rows.findIndex(({ id }) => id === goal.row);
  return place >= 0 && marksFrom({ rows }, side, place) >= Math.max(1, goal.marks);
}

/** Whether a failure has ruined it. Source: F2, fragility. */
export function isRuined({ counters }: Pick<Challenge, "counters">): boolean {
  return (counters[RUINED] ?? 0) > 0;
}

/** F2-R23: no more rolls count once a side has reached the goal, or a failure has ruined it. */
export function isOver(challenge: Challenge): boolean {
  return isRuined(challenge) || challenge.sides.some((side) => hasReached(challenge, side));
}

/** Whether someone may roll for it once more in this span. Source: F2, span. */
export function mayCheck({ span, counters }: Pick<Challenge, "span" | "counters">, actor: string): boolean {
  return span.checks === 0 || (counters[checksOf(actor)] ?? 0) < span.checks;
}
