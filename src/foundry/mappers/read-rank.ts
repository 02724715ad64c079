import { ok, refuse, type Result } from "../../rules/result.ts";

export interface RankBounds {
  readonly min: number;
  readonly max: number;
}

/** The words a user may type for a rank, besides a number. */
export interface RankWords {
  /** The ladder's words in the user's language. */
  readonly ladder: readonly { readonly value: number; readonly word: string }[];
  /** Words for "not applicable"; empty where the game has no such rank. */
  readonly notApplicable: readonly string[];
}

/** `kept` is true where the number was outside the bounds and was moved to the nearer one. */
export interface RankReading {
  readonly rank: number | null;
  readonly kept: boolean;
}

export type RankRefusal = "rank-empty" | "rank-not-a-number";

/**
 * A rank as a user typed it: a whole number ("3", "+3", "−1"), a word of the ladder ("Great"), both ("Great (+3)"), or "not
 * applicable". Refuses an empty or any other answer, with the typed text in `args.typed`.
 */
export function parseRank(typed: string, bounds: RankBounds, words: RankWords): Result<RankReading, RankRefusal> {
  const answer = typed.trim();
  if (answer === "") return refuse("rank-empty");
  const same = (word: string): boolean => word.localeCompare(answer, undefined, { sensitivity: "accent" }) === 0;
  if (words.notApplicable.some(same)) return ok({ rank: null, kept: false });
  const rung = words.ladder.find(({ word }) => same(word));
  const number = rung ? rung.value : readWholeNumber(withoutWord(answer, words));
  if (number === null) return refuse("rank-not-a-number", { typed: answer });
  const rank = rankInRange(number, bounds);
  return ok({ rank, kept: rank !== number });
}

/** The number itself, or the nearer end of the range. */
export function rankInRange(rank: number, { min, max }: RankBounds): number {
  return Math.min(max, Math.max(min, rank));
}

/** "Great (+3)" and "Great +3" also name the number: the number counts. */
function withoutWord(answer: string, { ladder }: RankWords): string {
  const lower = answer.toLocaleLowerCase();
  const rung = ladder.find(({ word }) => lower.startsWith(`${word.toLocaleLowerCase()} `));
  return rung ? answer.slice(rung.word.length).replace(/[()]/g, "").trim() : answer;
}

function readWholeNumber(answer: string): number | null {
  const plain = answer.replace(/[−–]/, "-");
  return /^[+-]?\d{1,15}$/.test(plain) ? Number(plain) : null;
}
