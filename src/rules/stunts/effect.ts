import type { Ruleset } from "../ruleset.ts";
import type { Break } from "../breaks/break-rules.ts";

/**
 * What a stunt, power, extra or piece of gear does.
 * - `bonus`: adds to a roll.
 * - `substitute`: one trait is rolled instead of another.
 * - `success`: a success counts as if it were greater by so much: nearer to spin, more shifts, more hits. A failure stays one.
 * - `ease`: the difficulty is so much less.
 * - `track`: boxes more, or fewer, on a track.
 * - `overflow`: less of a hit goes on from a full row of a track to the next.
 * - `armor`: armor that nobody wears.
 * - `attack`: something to attack with: `use` is what it is rolled with, `amount` its rating.
 * - `special`: what its words say, and nothing the program reckons with.
 * Source: S4, F7, F9, M2.
 */
export const EFFECT_KINDS = [
  "bonus",
  "substitute",
  "success",
  "ease",
  "track",
  "overflow",
  "armor",
  "attack",
  "special",
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Kinds that only some games reckon with. */
const SPECIAL_KINDS: readonly EffectKind[] = ["overflow", "armor"];

/** The kinds of effects a game reckons with. */
export function effectKinds({ harm }: Pick<Ruleset, "harm">): readonly EffectKind[] {
  const known = (kind: EffectKind): boolean =>
    kind === "attack" ? harm !== null : !SPECIAL_KINDS.includes(kind) || harm?.effects.includes(kind) === true;
  return EFFECT_KINDS.filter(known);
}

/** The rolls an effect is for. `create`: to put an aspect on something. `other`: neither attack, defense nor initiative. */
export const EFFECT_ROLLS = ["attack", "defend", "create", "initiative", "other"] as const;
export type EffectRoll = (typeof EFFECT_ROLLS)[number];

/** What using an effect takes; 0 for nothing. */
export interface EffectCosts {
  readonly points: number;
  /** Boxes of a track, by its id. */
  readonly boxes: number;
  readonly track: string;
  /** Uses of the item itself, or of the item with the id `from`. */
  readonly uses: number;
  readonly from: string;
  /** Boxes of the aspect that the item also is. */
  readonly aspectBoxes: number;
  /** While there are uses left they are all it takes; points and boxes only pay once they are gone. */
  readonly usesFirst: boolean;
}

export interface Effect {
  readonly id: string;
  readonly kind: EffectKind;
  /** "" for any roll. */
  readonly roll: EffectRoll | "";
  /** Scope of the conflict an attack or a defense is in, "" for any. */
  readonly scope: string;
  /** Traits it is for, by id or by key; empty for any. */
  readonly traits: readonly string[];
  readonly amount: number;
  /** The trait that is rolled instead, by id or by key; of an attack: what it is rolled with, "" as in the book. */
  readonly use: string;
  /** Of an attack: zones it reaches, 0 for the same zone; null where range has no meaning. */
  readonly range: number | null;
  readonly track: string;
  /** Row of the track, "" where its boxes are added as the game adds boxes. */
  readonly row: string;
  /** Of armor: how many of its points also count on top of what is worn. */
  readonly stacks: number;
  /** The narrow circumstance it is for, in the player's words; "" where it always applies. */
  readonly when: string;
  readonly costs: EffectCosts;
}

/** How often an item can be used. */
interface Uses {
  /** 0: it is not counted. */
  readonly most: number;
  readonly spent: number;
  /** The break that brings them back, "" for none. */
  readonly at: Break | "";
}

/** What a character has that does something: its effects, and how often it can be used. */
export interface Feature {
  readonly id: string;
  readonly name: string;
  /** Id of the aspect that it also is, "" for none. */
  readonly aspect: string;
  readonly uses: Uses;
  readonly effects: readonly Effect[];
  /** Of a power: id of the track that takes what its activation roll is short of; absent for none. Source: S4. */
  readonly strains?: string;
  /** Only one of its effects is used on a roll. Source: M5. */
  readonly onePerRoll?: true;
}

/** Whether using it takes anything. */
export function isCostly({ costs }: Pick<Effect, "costs">): boolean {
  return costs.points > 0 || costs.boxes > 0 || costs.uses > 0 || costs.aspectBoxes > 0;
}

/** Whether it does something to a roll. */
export function isForRolls({ kind }: Pick<Effect, "kind">): boolean {
  return kind === "bonus" || kind === "substitute" || kind === "success" || kind === "ease";
}

/** The track of an actor on which the spent uses of an item are boxes. */
export function usesTrack(item: string): string {
  return `uses-${item}`;
}

/** The item whose uses a track counts, "" for any other track. */
export function itemOfUses(track: string): string {
  return track.startsWith("uses-") ? track.slice("uses-".length) : "";
}

/**
 * What a power costs with its modifiers: never less than one point. S4-R7: one with a negative base is a weakness, and brings
 * points. Source: S4.
 */
export function powerCost(base: number, modifiers: readonly number[]): number {
  const all = modifiers.reduce((sum, cost) => sum + cost, base);
  if (base < 0) return Math.min(0, all);
  return base === 0 && modifiers.length === 0 ? 0 : Math.max(1, all);
}
