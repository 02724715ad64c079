import type { CheckOutcome } from "../checks/check.ts";
import type { SwitchDial } from "../dials/read-dial.ts";
import type { AspectState } from "../events/ledger-state.ts";
import { refuse, type Result } from "../result.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { AspectNature } from "./aspect-kind.ts";

/**
 * How an aspect is created in play. A boost is R in every game: none of the sources has one, but many groups use them. Source:
 * F3, S3, T4, M3.
 */
export const CREATION_METHODS = ["manoeuvre", "assessment", "declaration", "action", "scene-aspect", "boost"] as const;
export type CreationMethod = (typeof CREATION_METHODS)[number];

/** A roll as it is now. */
export interface CreationRoll {
  readonly outcome: CheckOutcome | null;
  readonly total: number;
  /** The game's keys of the traits rolled, "" for custom ones. */
  readonly traits: readonly string[];
}

/** What kind of aspect a roll creates. */
export interface Creation {
  /** The maker's choices, the default first. */
  readonly natures: readonly AspectNature[];
  readonly level: number;
  readonly quality: number | null;
  /** Free uses, if not the game's usual number. */
  readonly freeUses?: number;
  /** Who holds them, if the roll decides: the maker, or the other side. */
  readonly freeFor?: "maker" | "other-side";
  /** It is removed after one use. */
  readonly boost?: true;
}

type Asked = { readonly way: CreationMethod; readonly onSituation: boolean };

/** How creating aspects differs between the games. */
export interface CreationRules {
  /** Ways open to a roll of these traits, the best-known first; `null`: a GM creates one without a roll. */
  readonly ways: (traits: readonly string[] | null, dials: DialValues) => readonly CreationMethod[];
  /** Null where the roll creates nothing. `onSituation`: it is on a situation or a thing, not on a character. */
  readonly comesOf: (roll: CreationRoll, asked: Asked) => Creation | null;
  /** A GM's choices without a roll. */
  readonly natures: readonly AspectNature[];
  /** Free uses of a new aspect. */
  readonly freeUses: number;
  /** The first free use may be left to anyone. */
  readonly freeForAnyone?: boolean;
  /** An aspect has a difficulty for removing it. */
  readonly hasQuality?: boolean;
  /** Why a player's roll does not remove one; a game without this leaves it to the GM. */
  readonly removes?: (aspect: AspectState, roll: CreationRoll) => Removal | null;
}

type Removal = Result<never, "remove-failed" | "remove-short">;

/** For games in which a failure creates nothing. */
export function onSuccess(comesOf: CreationRules["comesOf"]): CreationRules["comesOf"] {
  return (roll, asked) => (roll.outcome?.success === false ? null : comesOf(roll, asked));
}

/** For games in which any successful roll removes an aspect. */
export function removedBySuccess({ name: aspect }: AspectState, { outcome }: CreationRoll): Removal | null {
  return outcome?.success === false ? refuse("remove-failed", { aspect }) : null;
}

/** R2: whether a game has boosts, which are removed after one use; the sources have none. */
export function boostsDial(game: string): SwitchDial {
  return { id: `${game}-boosts`, group: "aspects", kind: "switch", initial: false };
}
