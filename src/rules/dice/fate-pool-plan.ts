import type { DicePlan } from "./dice-method.ts";

/** Faces that lie on the table without a throw at Poor (−2) and Terrible (−3). */
const LAID: ReadonlyMap<number, number> = new Map([
  [-2, 2],
  [-3, 1],
]);

/**
 * How many dice count at a rank: Mediocre (−1) one, Average (0) two … Legendary (+6) eight, and one more for each step above;
 * Poor and Terrible one, Abysmal none. Source: F11.
 */
export function fatePoolSize(rank: number): number {
  if (rank >= -1) return rank + 2;
  return LAID.has(rank) ? 1 : 0;
}

/**
 * Bonus and penalty dice cancel; what is left joins the throw without counting, and the best (or worst) are kept.
 * At Poor and Terrible the bonus and penalty dice are laid down at the same face as the one die; Abysmal has none at all
 * until an aspect puts one on the table. Source: F11.
 */
export function fatePoolPlan(rank: number, bonus: number): DicePlan {
  const kept = fatePoolSize(rank);
  const laid = LAID.get(rank);
  const extra = kept === 0 ? 0 : Math.abs(bonus);
  return {
    method: "fate-pool",
    die: "six",
    count: laid === undefined ? kept + extra : 0,
    fixed: laid === undefined ? [] : Array.from({ length: kept + extra }, () => laid),
    keep: { count: kept, which: bonus < 0 ? "lowest" : "highest" },
    doubleNines: false,
    chance: false,
  };
}
