import { type Challenge, type ChallengeChange, type ChallengeSide, marksAt, type ChallengeRow, RUINED } from "./challenge.ts";

type Ladder = Pick<Challenge, "rows">;

/** The place of the row a margin belongs to; -1 below the lowest. */
function placeOf(rows: readonly ChallengeRow[], margin: number): number {
  return rows.findLastIndex(({ from }) => margin >= from);
}

/** A success marks a box at its degree; where that row is full, in the next one up that is not; null where none is left. Source: F2. */
export function markedBy({ rows }: Ladder, side: ChallengeSide, margin: number): ChallengeRow | null {
  const place = placeOf(rows, margin);
  if (place < 0) return null;
  return rows.slice(place).find(({ id, boxes }) => marksAt(side, id) < boxes) ?? null;
}

/**
 * What a failure by so much does to the marks of a side. By default it takes one of the same degree; where there is none, the first
 * one found going up. F2-R21: a margin below the lowest row begins there. Source: F2, fragility.
 */
export function lostBy(challenge: Challenge, side: ChallengeSide, margin: number): readonly ChallengeChange[] {
  const { way, from } = challenge.fragility;
  if (way === "" || way === "note" || margin < Math.max(1, from)) return [];
  if (way === "ruin") return [{ counter: RUINED, by: 1 }];
  const marked = challenge.rows.filter(({ id }) => marksAt(side, id) > 0);
  if (way === "all") return marked.map(({ id }) => ({ side: side.id, row: id, by: -marksAt(side, id) }));
  const place = Math.max(0, placeOf(challenge.rows, margin));
  const upward = challenge.rows.slice(place);
  const lost = way === "highest" ? marked.at(-1) : marked.find((row) => upward.includes(row));
  return lost ? [{ side: side.id, row: lost.id, by: -1 }] : [];
}

/** Whether a failure by so much brings about what the ladder says in words. */
export function triggers({ fragility: { way, from } }: Pick<Challenge, "fragility">, margin: number): boolean {
  return way === "note" && margin >= Math.max(1, from);
}
