import type { CheckOutcome, CheckRequest, CheckResult } from "../../roll/check.ts";
import type { LeftoverRules } from "../../roll/leftovers.ts";
import { plainOutcome } from "../../roll/outcome.ts";
import type { OutcomeNote } from "../../roll/outcome-note.ts";
import { sumCheck } from "../../roll/sum-check.ts";
import { orderTraits, orderValue } from "../../conflict/conflict-rules.ts";
import type { SumPlan } from "../../dice/dice-method.ts";
import { fixedPlan, FUDGE } from "../../dice/dice-plans.ts";
import { ORDER, ORDER_TIES } from "./dials.data.ts";
import type { ConflictParts } from "../../ruleset-parts.ts";

export function planTrifold(): SumPlan {
  return fixedPlan(FUDGE);
}

export function resolveTrifold(request: CheckRequest, faces: readonly number[]): CheckResult {
  const added = sumCheck(request, planTrifold(), faces);
  if (request.difficulty === null) return { ...added, outcome: null };
  const plain = plainOutcome(added.total, request.difficulty, request);
  return { ...added, outcome: { reading: added.plan.reading, ...plain } };
}

/** Every point of margin is a shift. Null if the roll failed, or had no difficulty. Source: T1. */
export function shiftsOf(outcome: CheckOutcome | null): number | null {
  return outcome?.success ? outcome.margin : null;
}

/** 0 shifts is a marginal success. Source: T1. */
export function trifoldOutcomeNotes(outcome: CheckOutcome): readonly OutcomeNote[] {
  const count = shiftsOf(outcome);
  return count === null ? [] : [{ id: "shifts", count, tone: count > 0 ? "good" : "plain" }];
}

const SHIFT = { cost: 1, repeatable: true, attack: false } as const;

/** Quality is hard to undo; each shift of speed is one step along the game's steps of time, shorter or longer. Source: T1. */
export const TRIFOLD_LEFTOVERS: LeftoverRules = {
  inAttacks: false,
  left: shiftsOf,
  uses: () => [
    { ...SHIFT, id: "quality" },
    { ...SHIFT, id: "faster", time: -1 },
    { ...SHIFT, id: "longer", time: 1 },
  ],
};

/**
 * One skill decides, a second one between equals; who is still equal acts at the same time. Defending takes all actions and adds 2;
 * walking one zone takes none, at −1 to the main one. Source: T4.
 */
export const TRIFOLD_CONFLICT: ConflictParts = {
  paces: [{ id: "turn", ordering: "standing" }],
  standing: (actor, dials) => ({ rank: orderValue(ORDER, actor, dials, 0), ties: [orderValue(ORDER_TIES, actor, dials, 0)] }),
  orderedBy: (dials) => orderTraits(ORDER, dials),
  rolled: false,
  holds: false,
  fullDefense: { adds: 2, defense: "full" },
  smaller: 1,
  blocks: true,
};
