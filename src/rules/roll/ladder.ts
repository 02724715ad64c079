/** One rung: a value and the stable id of its word; the language file has the word itself. */
interface Rung {
  readonly value: number;
  readonly word: string;
}

/** Rungs from the highest value to the lowest, without gaps. Empty where a game uses plain numbers. */
export type Ladder = readonly Rung[];

/**
 * A value read on a ladder. Values beyond an end keep their number: the word is the end rung's and
 * `surplus` is how far beyond it they are (positive above the top, negative below the bottom).
 */
export interface LadderReading {
  readonly value: number;
  readonly word: string | null;
  readonly surplus: number;
}

/** Source: F1, T1. */
export function readLadder(ladder: Ladder, value: number): LadderReading {
  const top = ladder[0];
  const bottom = ladder[ladder.length - 1];
  if (!top || !bottom) return { value, word: null, surplus: 0 };
  if (value > top.value) return { value, word: top.word, surplus: value - top.value };
  if (value < bottom.value) return { value, word: bottom.word, surplus: value - bottom.value };
  const rung = ladder.find((candidate) => candidate.value === value);
  return { value, word: rung?.word ?? null, surplus: 0 };
}
