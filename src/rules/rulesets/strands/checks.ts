import { isFleeting } from "../../aspects/aspect-kind.ts";
import type { CheckOutcome, CheckRequest, CheckResult, SumOutcome } from "../../roll/check.ts";
import { degreeOf, type DegreeStep, plainOutcome } from "../../roll/outcome.ts";
import { degreeNotes, type OutcomeNote } from "../../roll/outcome-note.ts";
import { sumCheck, type SummedCheck } from "../../roll/sum-check.ts";
import { orderTraits, orderValue } from "../../conflict/conflict-rules.ts";
import { readSwitch } from "../../dials/read-dial.ts";
import type { SumMethod, SumPlan } from "../../dice/dice-method.ts";
import { fixedPlan, FUDGE } from "../../dice/dice-plans.ts";
import { FRAGILE_ENDS, ORDER } from "./dials.data.ts";
import { FULL_DEFENSE } from "./strands.data.ts";
import type { ConflictParts } from "../../ruleset-parts.ts";

export const STRANDS_SIX: SumMethod = { id: "strands-six", die: "strands-six", reading: "sum", difficulties: null };
export const SIX_MINUS_SIX: SumMethod = { id: "six-minus-six", die: "six", reading: "difference", difficulties: null };

/** Four Fudge dice, four of six read as those, or one die of six minus another. Source: S1. */
export const STRANDS_DICE: readonly SumMethod[] = [FUDGE, STRANDS_SIX, SIX_MINUS_SIX];

const STEPS: readonly DegreeStep<string>[] = [
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

/** A success by three or more has spin. Source: S1. */
export function hasSpin({ success, margin }: CheckOutcome): boolean {
  return success && margin >= SPIN;
}

export function strandsOutcomeNotes(outcome: CheckOutcome): readonly OutcomeNote[] {
  const spin = { id: "spin", tone: "great" } as const;
  return [...(hasSpin(outcome) ? [spin] : []), ...degreeNotes(outcome)];
}

/** What reaches the difficulty succeeds; how far it beats it names the success. Source: S1. */
function strandsOutcome({ plan, total }: SummedCheck, request: CheckRequest, difficulty: number): SumOutcome {
  const plain = { reading: plan.reading, ...plainOutcome(total, difficulty, request) };
  const degree = degreeOf(STEPS, plain.margin);
  return degree ? { ...plain, degree } : plain;
}

/** More smaller actions than anyone takes on a turn: how many there may be is the GM's to say. */
const MANY = 5;

/**
 * A roll decides, highest first; S6-R8: equals act at the same time. One main action a turn, and smaller ones at −1 each. S6-R9: full
 * defense adds 2. S6-R22: blocks. Source: S6.
 */
export const STRANDS_CONFLICT: ConflictParts = {
  paces: [{ id: "turn", ordering: "standing" }],
  standing: (actor, dials) => ({ rank: orderValue(ORDER, actor, dials, 0), ties: [] }),
  orderedBy: (dials) => orderTraits(ORDER, dials),
  rolled: true,
  holds: true,
  fullDefense: { adds: FULL_DEFENSE, defense: "full" },
  smaller: MANY,
  blocks: true,
  // S3-R12
  endsWithRound: (aspect, dials) => isFleeting(aspect) && readSwitch(FRAGILE_ENDS, dials),
};
