import type { SumMethod, SumPlan } from "./dice-method.ts";

/** Four Fudge dice, which several games share; a game's own dice are in its folder. Source: F1, S1, T1. */
export const FUDGE: SumMethod = { id: "fudge", die: "fudge", reading: "sum", difficulties: null };

/** Four dice with signs, or one die minus another: a plan no trait changes. Source: F1, S1. */
export function fixedPlan({ id: method, die, reading }: SumMethod): SumPlan {
  return { reading, method, die, count: reading === "difference" ? 2 : 4, fixed: [] };
}
