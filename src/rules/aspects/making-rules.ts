import type { CheckOutcome } from "../checks/check.ts";
import type { SwitchDial } from "../dials/read-dial.ts";
import type { AspectState } from "../events/aspect-state.ts";
import { refuse, type Result } from "../result.ts";
import type { DialValues } from "../dials/dial-values.ts";
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
  /** Uses that cost nothing, where it is not as many as always. */
  readonly freeUses?: number;
  /** Whose they are, where the roll says so: the maker's, or of whoever it was tried on. */
  readonly freeFor?: "maker" | "other-side";
  /** It is gone after one use. */
  readonly boost?: true;
}

type Asked = { readonly way: MakingWay; readonly onPlace: boolean };

/** What of making aspects differs between the games. */
export interface MakingRules {
  /** Ways open to a roll of these traits, best known first; `null`: a game master makes one without a roll. */
  readonly ways: (traits: readonly string[] | null, dials: DialValues) => readonly MakingWay[];
  /** Null where nothing comes of the roll. `onPlace`: it lies on a place or a thing, not on a person. */
  readonly comesOf: (roll: MakingRoll, asked: Asked) => Making | null;
  /** What a GM may choose from without a roll. */
  readonly natures: readonly AspectNature[];
  /** Uses of a new aspect that cost nothing. */
  readonly freeUses: number;
  /** The first free use may be left to whoever comes first. */
  readonly freeForAnybody?: boolean;
  /** An aspect has a number that removing it must reach. */
  readonly hasQuality?: boolean;
  /** Why a player's roll does not remove one; where a game lacks this, only the GM's word does. */
  readonly removes?: (aspect: AspectState, roll: MakingRoll) => Removal | null;
}

type Removal = Result<never, "remove-failed" | "remove-short">;

/** For games in which nothing comes of a failure. */
export function onSuccess(comesOf: MakingRules["comesOf"]): MakingRules["comesOf"] {
  return (roll, asked) => (roll.outcome?.success === false ? null : comesOf(roll, asked));
}

/** For games in which any successful roll removes an aspect. */
export function removedBySuccess({ name: aspect }: AspectState, { outcome }: MakingRoll): Removal | null {
  return outcome?.success === false ? refuse("remove-failed", { aspect }) : null;
}

/** R2: whether a game has boosts, gone after one use; the sources have none. */
export function boostsDial(game: string): SwitchDial {
  return { id: `${game}-boosts`, group: "aspects", kind: "switch", initial: false };
}
