import type { Break } from "../breaks/break-rules.ts";
import { type Challenge, type ChallengeChange, type ChallengeSide, isOver, marksAt, PURSUED } from "./challenge.ts";

/**
 * What breaks do to a challenge: a span begins, in which everyone may roll again, and it loses marks. F2-R24: it loses the lowest
 * ones, on every side, and none once it is over. `within`: the break, and the shorter ones it includes. Source: F2, span, recovery.
 */
export function challengeAtBreak(challenge: Challenge, within: readonly Break[]): readonly ChallengeChange[] {
  const { span, recovery, counters, sides } = challenge;
  const happens = (at: Break | ""): boolean => at !== "" && within.includes(at);
  const begins = happens(span.at) ? clearing(counters, (name) => name.startsWith("check-")) : [];
  if (!happens(recovery.at)) return begins;
  const rested = clearing(counters, (name) => name === PURSUED);
  const spared = isOver(challenge) || (recovery.idle && rested.length > 0);
  return [...begins, ...rested, ...(spared ? [] : sides.flatMap((side) => slipping(challenge, side)))];
}

function clearing(counters: Challenge["counters"], which: (name: string) => boolean): ChallengeChange[] {
  return Object.entries(counters).flatMap(([counter, count]) => (which(counter) && count > 0 ? [{ counter, by: -count }] : []));
}

function slipping({ rows, recovery }: Challenge, side: ChallengeSide): ChallengeChange[] {
  let left = recovery.boxes;
  return rows.flatMap(({ id: row }) => {
    const gone = Math.min(left, marksAt(side, row));
    left -= gone;
    return gone > 0 ? [{ side: side.id, row, by: -gone }] : [];
  });
}
