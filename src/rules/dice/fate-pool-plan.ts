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

/** Beyond the rank: bonus (or penalty) dice, dice that are thrown and count, and faces an aspect changed on the table. */
export interface PoolChanges {
  readonly bonus: number;
  readonly full?: number;
  readonly laid?: readonly number[];
}

/**
 * Bonus and penalty dice cancel; what is left joins the throw without counting, and the best (or worst) are kept.
 * At Poor and Terrible the bonus and penalty dice are laid down at the same face as the one die; Abysmal has none at all
 * until an aspect puts one on the table. R: a fate point's die is thrown and counts. Source: F11.
 */
export function fatePoolPlan(rank: number, { bonus, full = 0, laid }: PoolChanges): DicePlan {
  const size = fatePoolSize(rank);
  const extra = size === 0 ? 0 : Math.abs(bonus);
  const face = LAID.get(rank);
  const usual = face === undefined ? [] : Array.from({ length: size + extra }, () => face);
  const thrown = face === undefined ? size + extra : 0;
  return {
    method: "fate-pool",
    die: "six",
    count: thrown + full,
    fixed: laid ?? usual,
    keep: { count: Math.max(size, laid ? 1 : 0) + full, which: bonus < 0 ? "lowest" : "highest" },
    doubleNines: false,
    chance: false,
  };
}
