import type { Trait } from "../traits/trait.ts";
import { type Effect, type EffectRoll, type Feature, isCostly, isForRolls } from "./effect.ts";

/** A roll, as far as an effect can tell whether it is for it. */
export interface EffectsInput {
  readonly roll: EffectRoll;
  /** Scope of the conflict, "" where there is none. */
  readonly scope: string;
  /** Ids and keys of the traits that are rolled. */
  readonly traits: readonly string[];
}

export interface OfferedEffect {
  readonly feature: Feature;
  readonly effect: Effect;
  /** It applies by itself: it has no narrow circumstance, and takes nothing. */
  readonly applies: boolean;
}

/** Effects that are for this roll. S4-R1: one with a narrow circumstance, or one that takes something, is the player's to choose. */
export function effectsFor(features: readonly Feature[], input: EffectsInput): readonly OfferedEffect[] {
  return features.flatMap((feature) =>
    feature.effects
      .filter((effect) => isForRolls(effect) && fits(effect, input))
      .map((effect) => ({ feature, effect, applies: effect.when === "" && fitsSurely(effect, input) && !isCostly(effect) })),
  );
}

function fits({ roll, scope, traits, kind, use }: Effect, input: EffectsInput): boolean {
  const inConflict = input.roll === "attack" || input.roll === "defend";
  if (roll === "create" ? inConflict || input.roll === "initiative" : roll !== "" && roll !== input.roll) return false;
  if (scope !== "" && scope !== input.scope) return false;
  if (kind === "substitute" && (use === "" || input.traits.includes(use))) return false;
  return traits.length === 0 || traits.some((trait) => input.traits.includes(trait));
}

/** Whether an effect applies without being asked. Only the player knows whether a roll is to create an aspect or use another trait. */
function fitsSurely({ roll, kind }: Effect, input: EffectsInput): boolean {
  return kind !== "substitute" && (roll !== "create" || input.roll === "create");
}

/** The ids and keys by which an effect may name a trait. */
export function namesOf({ id, key }: Pick<Trait, "id" | "key">): readonly string[] {
  return key === "" ? [id] : [id, key];
}

/** Boxes that effects add to a track of the game: to each of its rows as the game adds boxes, or to one row. Source: S4. */
export function boxesAdded(
  features: readonly Feature[],
  track: string,
): { readonly all: number; readonly rows: ReadonlyMap<string, number> } {
  const effects = features.flatMap(({ effects: own }) => own).filter((one) => one.kind === "track" && one.track === track);
  const rows = new Map<string, number>();
  for (const { row, amount } of effects) rows.set(row, (rows.get(row) ?? 0) + amount);
  const all = rows.get("") ?? 0;
  rows.delete("");
  return { all, rows };
}
