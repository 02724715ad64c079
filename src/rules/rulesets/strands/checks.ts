import type { CheckOutcome, CheckRequest, CheckResult, SumOutcome } from "../../checks/check.ts";
import { degreeOf, type DegreeStep, plainOutcome } from "../../checks/outcome.ts";
import { sumCheck, type SummedCheck } from "../../checks/sum-check.ts";
import type { SumMethod, SumPlan } from "../../dice/dice-method.ts";
import { FUDGE, SIX_MINUS_SIX, STRANDS_SIX } from "../../dice/dice-methods.data.ts";
import { fixedPlan } from "../../dice/dice-plans.ts";

/** Source: S1. */
export const STRANDS_DICE: readonly SumMethod[] = [FUDGE, STRANDS_SIX, SIX_MINUS_SIX];

export const STRANDS_DEGREES = ["minimal", "notable", "significant", "potent"] as const;
const STEPS: readonly DegreeStep<(typeof STRANDS_DEGREES)[number]>[] = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "notable" },
  { from: 3, degree: "significant" },
  { from: 5, degree: "potent" },
];
/** Beating a difficulty by this many is spin. Source: S1. */
export const SPIN = 3;

export function planStrands({ method }: CheckRequest): SumPlan {
  return fixedPlan(STRANDS_DICE.find(({ id }) => id === method) ?? FUDGE);
}

export function resolveStrands(request: CheckRequest, faces: readonly number[]): CheckResult {
  const added = sumCheck(request, planStrands(request), faces);
  return { ...added, outcome: request.difficulty === null ? null : strandsOutcome(added, request, request.difficulty) };
}

export function hasSpin(outcome: CheckOutcome): boolean {
  return "spin" in outcome && outcome.spin;
}

/** Source: S1. */
function strandsOutcome({ plan, total }: SummedCheck, request: CheckRequest, difficulty: number): SumOutcome {
  const plain = { reading: plan.reading, ...plainOutcome(total, difficulty, request) };
  const id = degreeOf(STEPS, plain.margin);
  return id ? { ...plain, degree: { id }, spin: plain.margin >= SPIN } : plain;
}
