import { type Challenge, type ChallengeSide, hasReached, marksAt, progressOf } from "./challenge.ts";

/**
 * How far a side is on its way to the goal, from 0 to 1, to be compared and drawn: by its marks there, where it takes several; else
 * by its highest row, and of the same row by all its marks. 1 is the goal itself.
 */
export function headwayOf(challenge: Challenge, side: ChallengeSide): number {
  const { rows, goal } = challenge;
  const { marked, of } = progressOf(challenge, side);
  const share = of === 0 ? 0 : Math.min(1, marked / of);
  const place = rows.findIndex(({ id }) => id === goal.row);
  if (place < 0) return share;
  if (hasReached(challenge, side)) return 1;
  if (goal.marks > 1 && place === 0) return marked / goal.marks;
  const highest = rows.findLastIndex(({ id }) => marksAt(side, id) > 0) + 1;
  return (Math.min(highest, place) + share) / (place + 1.001);
}
