import type { CheckOutcome, CheckRequest, CheckResult } from "../../checks/check.ts";
import { degreeOf, type DegreeStep, plainOutcome } from "../../checks/outcome.ts";
import { sumCheck } from "../../checks/sum-check.ts";
import type { DiceMethod, DicePlan } from "../../dice/dice-method.ts";
import { FUDGE, SIX_MINUS_SIX, STRANDS_SIX } from "../../dice/dice-methods.data.ts";
import { fixedPlan } from "../../dice/dice-plans.ts";

/** Source: S1. */
export const STRANDS_DICE: readonly DiceMethod[] = [FUDGE, STRANDS_SIX, SIX_MINUS_SIX];

export const STRANDS_DEGREES = ["minimal", "notable", "significant", "potent"] as const;
const STEPS: readonly DegreeStep<(typeof STRANDS_DEGREES)[number]>[] = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "notable" },
  { from: 3, degree: "significant" },
  { from: 5, degree: "potent" },
];
/** Beating a difficulty by this many is spin. Source: S1. */
const SPIN = 3;

export function planStrands({ method }: CheckRequest): DicePlan {
  return fixedPlan(STRANDS_DICE.find(({ id }) => id === method) ?? FUDGE);
}

export function resolveStrands(request: CheckRequest, faces: readonly number[]): CheckResult {
  const added = sumCheck(request, planStrands(request), faces);
  return { ...added, outcome: request.difficulty === null ? null : strandsOutcome(added.total, request.difficulty) };
}

/** Source: S1. */
function strandsOutcome(total: number, difficulty: number): CheckOutcome {
  const plain = plainOutcome(total, difficulty);
  return { ...plain, degree: degreeOf(STEPS, plain.margin), spin: plain.margin >= SPIN };
}
