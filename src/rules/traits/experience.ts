import type { DialValues } from "../dials/dial-values.ts";

/**
 * What experience buys: a rank, a point to buy advantages with, a higher refresh, one more aspect of a role, other words for an
 * aspect. Source: S2 (advancement).
 */
export const IMPROVEMENTS = ["rank", "advantage-point", "refresh", "specialty", "character", "rewrite"] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

export interface TraitRaised {
  readonly group: string;
  /** Powers of the one who has it are used with it. */
  readonly isForPowers: boolean;
}

export interface ExperienceRules {
  /** What it costs; `trait` is whose rank it is. */
  readonly price: (bought: { readonly what: Improvement; readonly trait?: TraitRaised }, dials: DialValues) => number;
}

/** Whether someone of this type has experience in a game. */
export function hasExperience({ experience }: { readonly experience: ExperienceRules | null }, type: string): boolean {
  return experience !== null && type === "character";
}
