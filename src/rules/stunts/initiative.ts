import type { CheckPart } from "../roll/check.ts";
import type { ActiveGame } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Feature } from "./effect.ts";
import { effectsFor } from "./offered-effects.ts";

interface InitiativeBonus {
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

/** The parts of an actor's initiative besides its rank, and besides dice. Source: S4. */
export function initiativeHelp(
  { ruleset, dials }: ActiveGame,
  { features, traits }: Pick<ActorSnapshot, "features" | "traits">,
): readonly CheckPart[] {
  const keys = ruleset.conflict?.orderedBy(dials) ?? [];
  const ids = traits.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  return initiativeBonuses(features, [...keys, ...ids]).map(({ name: label, amount: value }) => {
    return { source: "modifier", label, value, unit: "points", joins: null };
  });
}
