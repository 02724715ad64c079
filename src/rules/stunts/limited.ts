import { type Effect, isForRolls } from "./effect.ts";
import { parseEffect } from "./read-effect.ts";

/** The effects of a limited extra: using it takes a box of the aspect it also is. Source: F7. */
export function limitedEffects(effects: readonly Effect[]): readonly Effect[] {
  const taking = (effect: Effect): Effect => ({
    ...effect,
    costs: { ...effect.costs, aspectBoxes: Math.max(1, effect.costs.aspectBoxes) },
  });
  const used = effects.map((effect) => (isForRolls(effect) || effect.kind === "special" ? taking(effect) : effect));
  return used.some(({ kind }) => kind !== "track") ? used : [...used, taking(parseEffect("limited", {}))];
}
