import type { DicePlan } from "./dice-method.ts";

export interface TenPool {
  /** Ranks and modifiers added up; may be 0 or less. */
  readonly dice: number;
  readonly doubleNines: boolean;
  /** What an empty pool throws: one die of which only the 10 hits, or nothing. */
  readonly empty: "chance" | "nothing";
}

/** R: the source is silent on a pool of 0 or less; one die on which only a 10 hits, and a 10 counts what it always does. Source: M2. */
export function tenPoolPlan({ dice, doubleNines, empty }: TenPool): DicePlan {
  const chance = dice <= 0 && empty === "chance";
  return {
    method: "ten-hits",
    die: "ten",
    count: chance ? 1 : Math.max(0, dice),
    fixed: [],
    keep: null,
    doubleNines: doubleNines && !chance,
    chance,
  };
}
