import { type Feature, isCostly } from "../../stunts/effect.ts";

/** Armor that nobody wears: hide, a shield of the mind. */
export interface NaturalArmor {
  readonly name: string;
  readonly rating: number;
  /** So many of its points also count on top of armor that is worn. */
  readonly stacks: number;
}

/**
 * The best such armor of those that stand now: always on, or called up. S4-R8: what takes something stands while a use of it is
 * spent. `base` is added to what each says. Source: S4 (Armor).
 */
export function naturalArmor(features: readonly Feature[], base: number): NaturalArmor | null {
  const standing = features.flatMap(({ name, effects, uses }) =>
    effects
      .filter((effect) => effect.kind === "armor" && (!isCostly(effect) || uses.spent > 0))
      .map(({ amount, stacks }) => ({ name, rating: Math.max(0, base + amount), stacks: Math.max(0, stacks) })),
  );
  return standing.toSorted((one, other) => other.rating - one.rating)[0] ?? null;
}

/** By how much less stress goes on from one row of a track to the next. Source: S4 (heroic advantages). */
export function heldBack(features: readonly Feature[], track: string): number {
  const own = features.flatMap(({ effects }) => effects);
  return own.reduce((sum, effect) => (effect.kind === "overflow" && effect.track === track ? sum + effect.amount : sum), 0);
}
