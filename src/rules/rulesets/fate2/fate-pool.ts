import type { BestPlan } from "../../dice/dice-method.ts";

/** Faces placed without a throw at Poor (−2) and Terrible (−3). */
const PLACED_FACES: ReadonlyMap<number, number> = new Map([
  [-2, 2],
  [-3, 1],
]);
/** What an aspect places at Abysmal, which is Terrible from then on. */
const PLACED_BY_ASPECT = 1;

/** Whether a rank has no dice of its own. Source: F11. */
export function isAbysmal(rank: number): boolean {
  return fatePoolSize(rank) === 0;
}

/**
 * How many dice count at a rank: Mediocre (−1) one, Average (0) two … Legendary (+6) eight, and one more for each step above;
 * Poor and Terrible one, Abysmal none. Source: F11.
 */
export function fatePoolSize(rank: number): number {
  if (rank >= -1) return rank + 2;
  return PLACED_FACES.has(rank) ? 1 : 0;
}

/** Dice of a pool. Source: F11. */
export const POOL_DICE = ["six", "eight", "six-plus-one"] as const;
export type PoolDie = (typeof POOL_DICE)[number];

/** Changes beyond the rank: bonus (or penalty) dice, dice that are thrown and count, and placed faces that an aspect changed. */
export interface PoolChanges {
  readonly bonus: number;
  readonly full?: number;
  readonly placed?: readonly number[];
  readonly die?: PoolDie;
}

/** F11-R3: what is placed counts one more too where a d6 does. Source: F11. */
function placedFace(face: number, die: PoolDie): number {
  return die === "six-plus-one" ? face + 1 : face;
}

/**
 * Bonus and penalty dice cancel out; the rest join the throw without counting, and the best (or worst) are kept.
 * At Poor and Terrible the bonus and penalty dice are placed with the same face as the one die; Abysmal has none at all until an
 * aspect places one, and then they are placed as at Terrible. F11-R2: a fate point's die is thrown and counts. Source: F11.
 */
export function fatePoolPlan(rank: number, { bonus, full = 0, placed, die = "six" }: PoolChanges): BestPlan {
  const size = placed ? Math.max(1, fatePoolSize(rank)) : fatePoolSize(rank);
  const extra = size === 0 ? 0 : Math.abs(bonus);
  const face = isAbysmal(rank) && placed ? PLACED_BY_ASPECT : PLACED_FACES.get(rank);
  const usual = face === undefined ? [] : Array.from({ length: size + extra }, () => placedFace(face, die));
  const thrown = face === undefined ? size + extra : 0;
  return {
    reading: "best",
    method: "fate-pool",
    die,
    count: thrown + full,
    fixed: placed ? [...placed, ...usual.slice(placed.length)] : usual,
    keep: { count: size + full, which: bonus < 0 ? "lowest" : "highest" },
  };
}
