import type { DiceMethod, DicePlan } from "./dice-method.ts";

/** Four dice with signs, or one die minus another: a plan that no trait changes. Source: F1, S1. */
export function fixedPlan(method: DiceMethod): DicePlan {
  const count = method.reading === "difference" ? 2 : 4;
  return { method: method.id, die: method.die, count, fixed: [], keep: null, doubleNines: false, chance: false };
}
