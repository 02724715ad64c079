import { refuse, ok, type Result } from "../../result.ts";
import { TIME_INCREMENTS, type TimeIncrement } from "./time-increments.data.ts";

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
