import { ok, refuse, type Result } from "../result.ts";
import { costOf, total, wayTo, type ZoneMap } from "./zones.ts";

/** How people move from zone to zone in a conflict: they walk, or spend their whole action on running. Source: T4 (Move). */
export const MOVES = ["walk", "run"] as const;
export type Move = (typeof MOVES)[number];

export interface MoveRules {
  /** Keys of the traits people run with, the likeliest first. */
  readonly traits: readonly string[];
  /** How many zones someone runs without a roll, by the rank of the trait; null: what is rolled counts. */
  readonly byRank: ((rank: number) => number) | null;
}

/** Where someone is. */
export interface Whereabouts {
  /** Id of the zone, "" for none. */
  readonly zone: string;
  /** The next zone on a way that has been begun, "" for none; and how much of that way is done. */
  readonly ahead: string;
  readonly done: number;
}

export interface Moved extends Whereabouts {
  /** What is still needed to be in the next zone; 0 for those who have arrived. */
  readonly missing: number;
}

export type MoveRefusal = "no-way" | "in-zone";

/** Walking is one zone. Source: T4, S6. */
export const WALKED = 1;

/** How far a run takes someone: as many zones as the trait or the roll has, at least one. Source: T4. */
export function runOf(number: number): number {
  return Math.max(1, Math.trunc(number));
}

/**
 * Goes some zones along the easiest way. A border adds to the zones needed before the next zone is entered. What does not suffice is
 * kept, and counts when one goes on in the same direction: T4-R22. Source: T4.
 */
export function moveOn(map: ZoneMap, from: Whereabouts, to: string, zones: number): Result<Moved, MoveRefusal> {
  if (from.zone === to) return refuse("in-zone");
  const way = wayTo(map, from.zone, to);
  const [first] = way ?? [];
  if (!way || !first) return refuse("no-way");
  let { zone } = from;
  let left = zones + (first.to === from.ahead ? from.done : 0);
  for (const { to: next, border } of way) {
    const needed = 1 + border;
    if (left < needed) return ok({ zone, ahead: next, done: left, missing: needed - left });
    left -= needed;
    zone = next;
  }
  return ok({ zone, ahead: "", done: 0, missing: 0 });
}

/** What is still needed to get from where someone is to a zone; null where no way leads there. */
export function stillNeeded(map: ZoneMap, { zone, ahead, done }: Whereabouts, to: string): number | null {
  const way = wayTo(map, zone, to);
  if (!way) return null;
  return total(costOf(way)) - (way[0]?.to === ahead ? done : 0);
}
