import type { HitsPlan } from "../../dice/dice-method.ts";

export interface TenPool {
  /** Sum of ranks and modifiers; may be 0 or less. */
  readonly dice: number;
  readonly doubleNines: boolean;
  /** What an empty pool throws: one die of which only a 10 hits, or nothing. */
  readonly empty: "chance" | "nothing";
}

/**
 * M2-R2: the source does not say what a pool of 0 or less throws; here, one die on which only a 10 hits, and counts as usual.
 * Source: M2.
 */
export function tenPoolPlan({ dice, doubleNines, empty }: TenPool): HitsPlan {
  const chance = dice <= 0 && empty === "chance";
  return {
    reading: "hits",
    method: "ten-hits",
    die: "ten",
    count: chance ? 1 : Math.max(0, dice),
    fixed: [],
    doubleNines: doubleNines && !chance,
    chance,
  };
}
