import type { CheckRequest, CheckResult } from "../../checks/check.ts";
import { plainOutcome } from "../../checks/outcome.ts";
import { sumCheck } from "../../checks/sum-check.ts";
import type { DicePlan } from "../../dice/dice-method.ts";
import { FUDGE } from "../../dice/dice-methods.data.ts";
import { fixedPlan } from "../../dice/dice-plans.ts";
import { ok, refuse, type Result } from "../../result.ts";
import { TIME_INCREMENTS, type TimeIncrement } from "./trifold.data.ts";

export function planTrifold(): DicePlan {
  return fixedPlan(FUDGE);
}

/** Every point of margin is a shift; 0 shifts is a marginal success. Source: T1. */
export function resolveTrifold(request: CheckRequest, faces: readonly number[]): CheckResult {
  const added = sumCheck(request, planTrifold(), faces);
  if (request.difficulty === null) return { ...added, outcome: null };
  const plain = plainOutcome(added.total, request.difficulty);
  return { ...added, outcome: { ...plain, shifts: plain.success ? plain.margin : null } };
}

export interface ShiftSpending {
  /** Shifts the roll made. */
  readonly shifts: number;
  /** Shifts for quality, and for speed; 0 or more each. */
  readonly quality: number;
  readonly speed: number;
  readonly usual: TimeIncrement;
  /** `shorter`: it is done sooner; `longer`: it lasts longer. */
  readonly direction: "shorter" | "longer";
}

export interface ShiftsSpent {
  /** Added to the difficulty of undoing it. */
  readonly quality: number;
  readonly time: TimeIncrement;
  readonly left: number;
}

/** Quality is hard to undo; each shift of speed is one step of time, no further than the table goes. Source: T1. */
export function spendShifts(spending: ShiftSpending): Result<ShiftsSpent, "shifts-overspent" | "shifts-broken"> {
  const { shifts, quality, speed, usual, direction } = spending;
  if (![quality, speed].every((count) => Number.isInteger(count) && count >= 0))
    return refuse("shifts-broken", { quality, speed });
  if (quality + speed > shifts) return refuse("shifts-overspent", { shifts, spent: quality + speed });
  const step = TIME_INCREMENTS.indexOf(usual) + (direction === "longer" ? speed : -speed);
  const time = TIME_INCREMENTS[Math.min(TIME_INCREMENTS.length - 1, Math.max(0, step))] ?? usual;
  return ok({ quality, time, left: shifts - quality - speed });
}
