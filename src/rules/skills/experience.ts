import type { DialValues } from "../dials/dial-values.ts";

/**
 * What experience buys: a rank, a point to buy advantages with, a higher refresh, one more aspect of a role, other words for an
 * aspect. Source: S2 (advancement).
 */
export const IMPROVEMENTS = ["rank", "advantage-point", "refresh", "specialty", "character", "rewrite"] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

export interface ExperienceRules {
  /** What it costs. `affinity`: the rank is of an ordinary trait that powers are used with. */
  readonly price: (bought: { readonly what: Improvement; readonly affinity?: boolean }, dials: DialValues) => number;
}

/** Whether someone of this type has experience in a game. */
export function hasExperience({ experience }: { readonly experience?: ExperienceRules }, type: string): boolean {
  return experience !== undefined && type === "character";
}
