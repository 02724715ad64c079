import type { ChallengeRules } from "../../challenges/challenge-rules.ts";
import type { BestRequest, CheckOutcome, CheckPart, CheckRequest, CheckResult, SumRequest } from "../../checks/check.ts";
import type { ContestResult, Contestant } from "../../checks/contest.ts";
import { degreeOf, plainOutcome } from "../../checks/outcome.ts";
import { dicePart, modifierParts, sumCheck, traitPart } from "../../checks/sum-check.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import type { BestPlan, SumPlan } from "../../dice/dice-method.ts";
import { FUDGE } from "../../dice/dice-methods.data.ts";
import { fatePoolPlan, fatePoolSize, fixedPlan } from "../../dice/dice-plans.ts";
import { readFaces } from "../../dice/read-faces.ts";
import { DYNAMIC, POOL_DIE } from "./dials.data.ts";
import { DURATIONS, DYNAMIC_STEPS, EVEN_DYNAMIC_STEPS, FATE2_SIGNED_DICE, MAGNITUDES, STATIC_STEPS } from "./fate2.data.ts";

/** The rank of unbought skills. Source: F1. */
const MEDIOCRE = -1;
/** One rung of difficulty of the dice pool. Source: F11. */
export const POOL_RUNG = 5;

type Fate2Request = SumRequest | BestRequest;

export function planFate2(request: CheckRequest, dials: DialValues): SumPlan | BestPlan {
  if (request.reading !== "best") return fixedPlan(FATE2_SIGNED_DICE.find(({ id }) => id === request.method) ?? FUDGE);
  const more = request.modifiers.filter(({ onSuccess, eases }) => !onSuccess && !eases);
  const dice = (full: boolean): number =>
    more.reduce((sum, modifier) => (Boolean(modifier.full) === full ? sum + modifier.value : sum), 0);
  const laid = request.laid ? { laid: request.laid } : {};
  const changes = { bonus: dice(false), full: Math.max(0, dice(true)), die: readChoice(POOL_DIE, dials), ...laid };
  return fatePoolPlan(Math.min(...ranksOf(request)), changes);
}

/** The ranks a pool is thrown for: the lowest counts, since all but the first limit it. Source: F10, F11. */
function ranksOf({ traits: [first, ...limits] }: CheckRequest): readonly number[] {
  return [first?.rank ?? MEDIOCRE, ...limits.map(({ rank }) => rank)];
}

export function resolveFate2(request: CheckRequest, faces: readonly number[], dials: DialValues): CheckResult {
  if (request.reading === "hits") throw new Error("FATE 2.0 counts no hits.");
  const plan = planFate2(request, dials);
  const added = plan.reading === "best" ? pooled(request, plan, faces) : sumCheck(request, plan, faces);
  if (request.difficulty === null) return { ...added, outcome: null };
  const outcome = fate2Outcome(added.total, request, request.difficulty, dials);
  return { ...added, outcome };
}

/** Rank and modifiers are dice here; the total is what the kept dice show. Source: F11. */
function pooled(request: CheckRequest, plan: BestPlan, faces: readonly number[]): Omit<CheckResult, "outcome"> {
  const reading = readFaces(plan, faces);
  const [first] = request.traits;
  const trait = first ? [{ ...traitPart(first, "dice"), value: fatePoolSize(first.rank) }] : [];
  const limits = limitingDice(request);
  return {
    plan,
    reading,
    parts: [...trait, ...limits, ...modifierParts(request, "dice"), dicePart(reading.total)],
    total: reading.total,
  };
}

/** The dice that each trait takes off which limits the first. */
function limitingDice(request: CheckRequest): readonly CheckPart[] {
  const sizes = ranksOf(request).map(fatePoolSize);
  return request.traits.slice(1).map(({ name }, place) => {
    const before = Math.min(...sizes.slice(0, place + 1));
    const value = Math.min(0, (sizes[place + 1] ?? before) - before);
    return { source: "combination", label: name, value, unit: "dice", joins: "limits" };
  });
}

/**
 * F11-R1: the six-sided variant names no degrees. Its difficulties are five apart, so a margin of five is read as one step.
 * Source: F2, F11.
 */
function fate2Outcome(total: number, request: Fate2Request, difficulty: number, dials: DialValues): CheckOutcome {
  const { reading, test } = request;
  const plain = plainOutcome(total, difficulty, request);
  const dynamic = readChoice(DYNAMIC, dials) === "even" ? EVEN_DYNAMIC_STEPS : DYNAMIC_STEPS;
  const steps = test === "dynamic" ? dynamic : STATIC_STEPS;
  const id = degreeOf(steps, reading === "best" ? Math.floor(plain.margin / POOL_RUNG) : plain.margin);
  if (!id) return { reading, ...plain };
  return { reading, ...plain, degree: { id, magnitude: MAGNITUDES[id], duration: DURATIONS[id] } };
}

/**
 * Both make a static test; the larger margin of success wins, and a tie goes to the higher base skill.
 * F2-R1: a failure wins nothing, not even against a worse failure. Source: F2, contest option.
 */
export function fate2Contest(first: Contestant, second: Contestant): ContestResult {
  if (!first.outcome.success && !second.outcome.success) return { winner: null, by: 0 };
  const lead = first.outcome.margin - second.outcome.margin || first.baseRank - second.baseRank;
  const by = Math.abs(first.outcome.margin - second.outcome.margin);
  if (lead === 0) return { winner: null, by };
  return { winner: lead > 0 ? "first" : "second", by };
}

/** F11-R1: of the pool of six-sided dice, a full five of margin is one step. Source: F2, F11. */
export const FATE2_CHALLENGES: ChallengeRules = {
  steps: (test, dials) => {
    if (test === "static") return STATIC_STEPS;
    return readChoice(DYNAMIC, dials) === "even" ? EVEN_DYNAMIC_STEPS : DYNAMIC_STEPS;
  },
  margin: ({ reading, margin }) => (reading === "best" ? Math.floor(margin / POOL_RUNG) : margin),
};
