import type { Feature } from "./effect.ts";
import { effectsFor } from "./offered-effects.ts";

export interface InitiativeBonus {
  readonly name: string;
  readonly amount: number;
}

/**
 * What adds to anyone's initiative by itself: a bonus for initiative and nothing else, without a narrow circumstance and without a
 * price. `traits`: ids and keys of those that initiative is counted from; a bonus tied to another trait is none. S4-R1. Source: S4.
 */
export function initiativeBonuses(features: readonly Feature[], traits: readonly string[]): readonly InitiativeBonus[] {
  return effectsFor(features, { roll: "initiative", scope: "", traits }).flatMap(({ feature, effect, applies }) => {
    const adds = applies && effect.kind === "bonus" && effect.roll === "initiative";
    return adds ? [{ name: feature.name, amount: effect.amount }] : [];
  });
}
