import { ok, refuse, type Result } from "../result.ts";

/** Current points of a power: it can hold at most the ranks it was bought with. Source: F9, eighth system. */
export interface PowerPoints {
  readonly left: number;
  readonly most: number;
}

/** Paying for a manoeuvre; refused if too few points are left. Between scenes they are restored. */
export function spendPowerPoints(points: PowerPoints, cost: number): Result<PowerPoints, "power-points-short"> {
  if (cost > points.left) return refuse("power-points-short", { left: points.left, needed: cost });
  return ok({ ...points, left: points.left - cost });
}
