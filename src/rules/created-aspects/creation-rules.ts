import type { CheckOutcome } from "../roll/check.ts";
import type { OutcomeKind } from "../roll/outcome.ts";
import type { SwitchDial } from "../dials/read-dial.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { Trait } from "../traits/trait.ts";
import { refuse, type Result } from "../result.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { AspectNature } from "../aspects/aspect-kind.ts";

/** How an aspect is created in play: a game's own id, with words at `NORN.Create.Way.<game>.<id>`; or a boost. Source: F3, S3, T4, M3. */
export type CreationWay = string;
/** R2: a boost may be a way in every game: none of the sources has one, but many groups use them. */
export const BOOST = "boost";

/** A trait rolled: the game's key ("" for a custom one), and its group. */
export type RolledTrait = Pick<Trait, "key" | "group">;

/** A roll as it is now. */
export interface CreationRoll {
  readonly outcome: CheckOutcome | null;
  /** What comes of a roll without a difficulty against the game's own; null for any other, and where the game has none. */
  readonly usual: CheckOutcome | null;
  readonly total: number;
  readonly traits: readonly RolledTrait[];
}

/** What kind of aspect a roll creates. */
export interface Creation {
  /** The maker's choices, the default first. */
  readonly natures: readonly AspectNature[];
  readonly level: number;
  readonly quality: number | null;
  /** Free uses, if not the game's usual number. */
  readonly freeUses?: number;
  /** Who holds them, if not whom the maker chooses. */
  readonly freeFor?: "other-side";
  /** It is removed after one use. */
  readonly boost?: true;
}

interface CreationContext {
  readonly way: CreationWay;
  /** It is on a situation or a thing, not on a character. */
  readonly inanimate: boolean;
  /** A GM creates it with the roll. */
  readonly byGm: boolean;
}

/** How rolls discover aspects that are there already. Source: S3 (Assessment), M3. */
export interface DiscoveryRules {
  /** Whether a roll of these traits may. */
  readonly by: (traits: readonly RolledTrait[]) => boolean;
  /** The free uses of what such an outcome finds; null: it finds nothing. */
  readonly freeUses: (kind: OutcomeKind) => number | null;
  /** The way it creates one instead, where there is nothing to discover. */
  readonly instead: CreationWay;
}

/** How creating aspects differs between the games. */
export interface CreationRules {
  /** Ways open to a roll of these traits, the best-known first; `null`: a GM creates one without a roll. */
  readonly ways: (traits: readonly RolledTrait[] | null, dials: DialValues) => readonly CreationWay[];
  /** Null: no roll discovers an aspect. */
  readonly discovering: DiscoveryRules | null;
  /** The difficulty of a roll that was given none, where no one opposes it; null: it needs one. */
  readonly usualDifficulty: number | null;
  /** Null where this outcome of a roll creates nothing. */
  readonly comesOf: (outcome: CheckOutcome, context: CreationContext) => Creation | null;
  /** A GM's choices without a roll. */
  readonly natures: readonly AspectNature[];
  /** Free uses of a new aspect. */
  readonly freeUses: number;
  /** Who holds the free uses, of the maker's choice ("": anyone). */
  readonly holder: (chosen: string, maker: string) => string;
  /** The difficulty of removing an aspect that a GM creates without a roll, by what was typed; null: it has none. */
  readonly quality: ((typed: number | null) => number) | null;
  /** Why a player's roll does not remove one, null if it does; no such rule: removing is up to the GM. `outcome`: as `outcomeFor`. */
  readonly removes: ((aspect: Aspect, roll: CreationRoll, outcome: CheckOutcome | null) => Removal | null) | null;
}

type Removal = Result<never, "remove-failed" | "remove-short" | "remove-maneuver" | "difficulty-missing">;

/** R4: what a roll without a difficulty is compared with: the game's own, but against a person nothing. */
export function outcomeFor({ outcome, usual }: CreationRoll, opposed: boolean): CheckOutcome | null {
  return outcome ?? (opposed ? null : usual);
}

/** For games in which only a failure finds nothing. */
export function foundBySuccess(freeUses: number): DiscoveryRules["freeUses"] {
  return (kind) => (kind === "failure" ? null : freeUses);
}

/** For games in which a failure creates nothing. */
export function onSuccess(comesOf: CreationRules["comesOf"]): CreationRules["comesOf"] {
  return (outcome, input) => (outcome.success ? comesOf(outcome, input) : null);
}

/** Why an outcome does not remove an aspect, for games in which a success does. */
export function removedBySuccess({ name: aspect }: Aspect, outcome: CheckOutcome | null): Removal | null {
  if (!outcome) return refuse("difficulty-missing");
  return outcome.success ? null : refuse("remove-failed", { aspect });
}

/** R2: whether a game has boosts, which are removed after one use; the sources have none. */
export function boostsDial(game: string): SwitchDial {
  return { id: `${game}-boosts`, group: "aspects", kind: "switch", initial: false };
}
