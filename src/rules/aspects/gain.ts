/**
 * What spending on a roll may give it, in the words of the dice: rerolling all or one, turning one die, a plain number,
 * more dice, rerolling the misses. `effect` changes the story and no die. `minus-two` is what a compel may cost. Source: F3, F4, F11, S3, T3, M3.
 */
export const GAINS = [
  "reroll-all",
  "die-to-plus",
  "minus-to-plus",
  "blank-to-plus",
  "raise-die",
  "reroll-die",
  "die-to-five",
  "lay-die",
  "plus-two",
  "minus-two",
  "plus-one",
  "one-die",
  "two-dice",
  "reroll-misses",
  "effect",
] as const;
export type Gain = (typeof GAINS)[number];
