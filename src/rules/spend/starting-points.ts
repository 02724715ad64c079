/** A character's starting points, before and after a change to its aspects. */
export interface StartingPoints {
  readonly before: number;
  readonly after: number;
  /** The points it has. */
  readonly value: number;
  /** Play has begun for it. */
  readonly played: boolean;
}

/**
 * The points of a character whose phases have changed; null where they stay as they are. F4-R3: starting points follow the phases
 * until play begins, or until someone sets other ones. Source: F4.
 */
export function followingPoints({ before, after, value, played }: StartingPoints): number | null {
  return played || value !== before || after === before ? null : after;
}
