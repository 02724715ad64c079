import type { CheckOutcome, CheckPart, CheckRequest, CheckResult } from "../../checks/check.ts";
import { plainOutcome } from "../../checks/outcome.ts";
import { dicePart, modifierParts, sumOf, traitPart } from "../../checks/sum-check.ts";
import { readChoice } from "../../dials/read-dial.ts";
import type { DicePlan } from "../../dice/dice-method.ts";
import { tenPoolPlan } from "../../dice/dice-plans.ts";
import { readFaces } from "../../dice/read-faces.ts";
import { ok, refuse, type Result } from "../../result.ts";
import type { DialValues } from "../../ruleset.ts";
import { EMPTY_POOL, SPECIALTY } from "./dials.data.ts";
import { type Trick, TRICKS } from "./marumaru.data.ts";

/** Modifiers cannot make an action easier than this. Source: M2. */
const EASIEST = 1;
/** Source: M2. */
export const LARGEST_ENHANCEMENT = 3;

/** Attribute and skill, or two attributes, and what modifies the pool; a specialty among them turns double nines on. Source: M1, M2. */
export function planMarumaru(request: CheckRequest, dials: DialValues): DicePlan {
  const specialty = request.traits.some((trait) => trait.specialty);
  return tenPoolPlan({
    dice: sumOf(poolParts(request), "dice"),
    doubleNines: specialty && readChoice(SPECIALTY, dials) === "double-nines",
    empty: readChoice(EMPTY_POOL, dials),
  });
}

function poolParts(request: CheckRequest): readonly CheckPart[] {
  const traits = request.traits.map((trait): CheckPart => {
    const part = traitPart(trait, "dice");
    return trait.joins === null ? part : { ...part, source: "combination", joins: trait.joins };
  });
  return [...traits, ...modifierParts(request, "dice")];
}

/** At least one hit, and the enhancement joins it. Source: M2. */
export function resolveMarumaru(request: CheckRequest, faces: readonly number[], dials: DialValues): CheckResult {
  const plan = planMarumaru(request, dials);
  const reading = readFaces(plan, faces);
  const bonus = reading.total > 0 ? Math.min(LARGEST_ENHANCEMENT, Math.max(0, request.enhancement)) : 0;
  const enhancement: readonly CheckPart[] =
    bonus > 0 ? [{ source: "enhancement", label: "", value: bonus, unit: "hits", joins: null }] : [];
  const parts = [...poolParts(request), dicePart(reading.total, "hits"), ...enhancement];
  const total = sumOf(parts, "hits");
  return {
    plan,
    reading,
    parts,
    total,
    outcome: request.difficulty === null ? null : hitsOutcome(total, request, request.difficulty),
  };
}

/** Hits go to the difficulty first; what is left may avoid the complication, or buy tricks. Source: M2. */
function hitsOutcome(total: number, { complication }: CheckRequest, difficulty: number): CheckOutcome {
  const plain = plainOutcome(total, Math.max(EASIEST, difficulty));
  const left = plain.success ? plain.margin : 0;
  if (!plain.success || complication <= 0) return { ...plain, hits: { left, complication: "none", leftIfAvoided: left } };
  if (left < complication) return { ...plain, hits: { left, complication: "bites", leftIfAvoided: left } };
  return { ...plain, hits: { left, complication: "avoidable", leftIfAvoided: left - complication } };
}

export interface HitSpending {
  /** Hits of one roll, or of everyone who works together. */
  readonly hits: number;
  readonly difficulty: number;
  /** Hits that avoid the complication, 0 for none. */
  readonly complication: number;
  readonly avoid: boolean;
  /** Ids of the tricks bought, one entry a purchase. */
  readonly tricks: readonly string[];
  /** What can be bought; the game's own where nothing else is said. */
  readonly offered?: readonly Trick[];
}

export interface HitsSpent {
  readonly left: number;
  readonly complicated: boolean;
}

export type HitRefusal = "hits-failed" | "hits-overspent" | "trick-unknown" | "trick-twice";

/** Difficulty first; what is left avoids the complication, or buys tricks, each once. Source: M2. */
export function spendHits(spending: HitSpending): Result<HitsSpent, HitRefusal> {
  const { hits, difficulty, complication, avoid, tricks, offered = TRICKS } = spending;
  const over = hits - Math.max(1, difficulty);
  if (over < 0) return refuse("hits-failed", { hits, difficulty });
  let cost = avoid ? complication : 0;
  for (const [index, id] of tricks.entries()) {
    const trick = offered.find((candidate) => candidate.id === id);
    if (!trick) return refuse("trick-unknown", { trick: id });
    if (!trick.repeatable && tricks.indexOf(id) !== index) return refuse("trick-twice", { trick: id });
    cost += trick.hits;
  }
  if (cost > over) return refuse("hits-overspent", { hits: over, cost });
  return ok({ left: over - cost, complicated: complication > 0 && !avoid });
}
