/** What a hit does, the least first; all but the first are rows of the wound track. Source: F8. */
export const HIT_OUTCOMES = ["scratched", "clipped", "hurt", "injured", "taken-out"] as const;
export type HitOutcome = (typeof HIT_OUTCOMES)[number];

/**
 * Where clipped, hurt, injured and taken out begin, by type of armour, the lightest first. The first row is also the table
 * without types; a scratch begins at 0. Source: F8, combat outcomes, armour types, special armour types.
 */
export const OUTCOMES_BEGIN = [
  [1, 2, 5, 7],
  [1, 3, 5, 7],
  [1, 3, 6, 7],
  [2, 4, 6, 7],
  [2, 5, 6, 7],
  [2, 5, 7, 8],
  [3, 6, 8, 9],
  [3, 7, 9, 10],
  [3, 7, 10, 11],
] as const;

export const ARMOUR_TYPES: readonly string[] = OUTCOMES_BEGIN.map((_, type) => `type-${type}`);

/** What an advanced weapon may be; one that is twice armour-piercing or vicious is so to a higher degree. Source: F8. */
export const QUALITIES = ["armour-piercing", "flexible", "vicious", "locking"] as const;
export type Quality = (typeof QUALITIES)[number];
