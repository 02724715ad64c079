import { ok, refuse, type Result } from "../result.ts";

/** Points of a power as they stand: the ranks it was bought with are the most it can hold. Source: F9, eighth system. */
export interface PowerPoints {
  readonly left: number;
  readonly most: number;
}

/** Paying for a manoeuvre; refused where too few are left. Between scenes it is full again. */
export function spendPowerPoints(points: PowerPoints, cost: number): Result<PowerPoints, "power-points-short"> {
  if (cost > points.left) return refuse("power-points-short", { left: points.left, needed: cost });
  return ok({ ...points, left: points.left - cost });
}
