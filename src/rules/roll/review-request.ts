import { refuse, ok, type Result } from "../result.ts";
import type { Ruleset } from "../ruleset.ts";
import type { DiceReadingKind } from "../dice/dice-method.ts";
import type { CheckRequest } from "./check.ts";

export const REQUEST_REFUSALS = [
  "method-unknown",
  "reading-unfit",
  "number-broken",
  "number-too-large",
  "join-unknown",
  "too-many-traits",
] as const;
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number];

type RollingRuleset = Pick<Ruleset, "dice" | "traits">;

/**
 * The most any rank or modifier of a roll may differ from 0: far beyond every rule, and still a reasonable number of dice.
 */
export const LARGEST_NUMBER = 40;

/** The most one die, or one step of a rank, adds to a total. */
const WORTH: Readonly<Record<DiceReadingKind, number>> = { sum: 1, difference: 1, best: 8, hits: 2 };

/** The most a difficulty may differ from 0: it may be another's total, with the same dice. Source: F11 (dynamic tasks), M2. */
export function largestDifficulty(reading: DiceReadingKind): number {
  return LARGEST_NUMBER * WORTH[reading];
}

/** The largest difficulty of any of a game's dice. */
export function largestDifficultyOf({ dice }: Pick<Ruleset, "dice">): number {
  return Math.max(...dice.map(({ reading }) => largestDifficulty(reading)));
}

/** Checks what a user entered before it is rolled. `plan` and `resolve` throw on what is refused here. */
export function reviewRequest(ruleset: RollingRuleset, request: CheckRequest): Result<CheckRequest, RequestRefusal> {
  const method = ruleset.dice.find(({ id }) => id === request.method);
  if (!method) return refuse("method-unknown", { method: request.method });
  if (method.reading !== request.reading) return refuse("reading-unfit", { method: method.id, reading: request.reading });
  const [, ...seconds] = request.traits;
  const joined = ruleset.traits.combinations;
  if (seconds.length > 0 && joined.length === 0) return refuse("too-many-traits", { count: request.traits.length });
  const stray = seconds.find(({ joins }) => joins === null || !joined.includes(joins));
  if (stray) return refuse("join-unknown", { name: stray.name, joins: stray.joins ?? "" });
  const difficulty = request.difficulty === null ? [] : [request.difficulty];
  const limited = [
    { numbers: numbersOf(request), largest: LARGEST_NUMBER },
    { numbers: difficulty, largest: largestDifficulty(method.reading) },
  ];
  for (const { numbers, largest } of limited) {
    const broken = numbers.find((number) => !Number.isInteger(number));
    if (broken !== undefined) return refuse("number-broken", { number: String(broken) });
    const large = numbers.find((number) => Math.abs(number) > largest);
    if (large !== undefined) return refuse("number-too-large", { number: large, largest });
  }
  return ok(request);
}

function numbersOf(request: CheckRequest): readonly number[] {
  const { traits, modifiers } = request;
  const input = [...traits.map(({ rank }) => rank), ...modifiers.map(({ value }) => value)];
  return request.reading === "hits" ? [...input, request.enhancement, request.complication] : input;
}

/** The request, or an error that tells the caller what is wrong. */
export function requireRequest(ruleset: RollingRuleset, request: CheckRequest): CheckRequest {
  const review = reviewRequest(ruleset, request);
  if (!review.ok) throw new Error(`This roll cannot be made: ${review.code} ${JSON.stringify(review.args)}.`);
  return review.value;
}
