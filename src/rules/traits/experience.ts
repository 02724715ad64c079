import type { DialValues } from "../dials/dial-values.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Trait } from "./trait.ts";

/**
 * What experience buys: a rank, a point to buy advantages with, a higher refresh, one more aspect of a role, other words for an
 * aspect. Source: S2 (advancement).
 */
export const IMPROVEMENTS = ["rank", "advantage-point", "refresh", "specialty", "character", "rewrite"] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

interface Bought {
  readonly what: Improvement;
  readonly actor: ActorSnapshot;
  readonly trait?: Trait;
}

export interface ExperienceRules {
  /** What it costs `actor`; `trait` is the one whose rank it is. */
  readonly price: (bought: Bought, dials: DialValues) => number;
}

/** Whether someone of this type has experience in a game. */
export function hasExperience({ experience }: { readonly experience: ExperienceRules | null }, type: string): boolean {
  return experience !== null && type === "character";
}
