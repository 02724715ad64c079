import type { CheckOutcome } from "../checks/check.ts";
import type { SwitchDial } from "../dials/read-dial.ts";
import type { DialValues } from "../ruleset.ts";
import type { AspectNature } from "./aspect-kind.ts";

/** How an aspect comes about in play. A boost is R in every game: none of the sources has one, many tables do. Source: F3, S3, T4, M3. */
export const MAKING_WAYS = ["manoeuvre", "assessment", "declaration", "action", "scene-aspect", "boost"] as const;
export type MakingWay = (typeof MAKING_WAYS)[number];

/** A roll as it stands now. */
export interface MakingRoll {
  readonly outcome: CheckOutcome | null;
  readonly total: number;
  /** The game's own keys of the traits rolled, "" for those that people made up. */
  readonly traits: readonly string[];
}

/** What a roll makes of an aspect. */
export interface Making {
  /** What its maker may choose from, the plain one first. */
  readonly natures: readonly AspectNature[];
  readonly level: number;
  readonly quality: number | null;
}

/** What of making aspects differs between the games. */
export interface MakingRules {
  /** Ways open to a roll of these traits, best known first; `null`: a game master makes one without a roll. */
  readonly ways: (traits: readonly string[] | null, dials: DialValues) => readonly MakingWay[];
  /** Null where the roll does not reach it. `onPlace`: it lies on a place or a thing, not on a person. */
  readonly comesOf: (roll: MakingRoll, asked: { readonly way: MakingWay; readonly onPlace: boolean }) => Making | null;
  /** What a game master may choose from without a roll. */
  readonly natures: readonly AspectNature[];
  /** Uses of a new aspect that cost nothing. */
  readonly freeUses: number;
  /** The first free use may be left to whoever comes first. */
  readonly freeForAnybody: boolean;
  /** An aspect has a number that removing it must reach. */
  readonly hasQuality: boolean;
  /** What a player removes one by: a total that reaches its quality, any successful roll, or nothing but the game master's word. */
  readonly removal: "quality" | "success" | "agreed";
}

/** R: whether a game has boosts, gone after one use; the sources have none. */
export function boostsDial(game: string): SwitchDial {
  return { id: `${game}-boosts`, group: "aspects", kind: "switch", initial: false };
}
