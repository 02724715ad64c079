import type { SumMethod, SumPlan } from "./dice-method.ts";

/** Four dice with signs, or one die minus another: a plan no trait changes. Source: F1, S1. */
export function fixedPlan({ id: method, die, reading }: SumMethod): SumPlan {
  return { reading, method, die, count: reading === "difference" ? 2 : 4, fixed: [] };
}
