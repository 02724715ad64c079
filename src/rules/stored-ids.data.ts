/** Ids that documents store in every game; "" stands for none. Their words are in the language file. */

/** What an extra is. Source: F7. */
export const EXTRA_KINDS = ["intrinsic", "equipment", "servant", "minions", "contact", "resource"] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/**
 * What a phase of a life is, where it is no usual one: its aspect follows the GM's plot, is a free one, or is a destiny; or it is the
 * arc under way. Source: F5, F6.
 */
export const PHASE_KINDS = ["plot", "free", "destiny", "arc"] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

/** What gear is for. Source: S7. */
export const GEAR_CATEGORIES = ["weapon", "armor", "tool", "ammunition"] as const;

/** What is added to a thing: an aspect, one that is mostly bad, or an advantage. Source: S7. */
export const MODIFICATIONS = ["aspect", "flaw", "advantage"] as const;
export type Modification = (typeof MODIFICATIONS)[number];
