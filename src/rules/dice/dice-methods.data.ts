import type { DiceMethod, SumMethod } from "./dice-method.ts";

/** Dice methods that several games share. Source: F1, S1, T1; `fudge-one` is F1's dF.1. */
export const FUDGE: SumMethod = { id: "fudge", die: "fudge", reading: "sum", difficulties: null };
export const FUDGE_ONE: SumMethod = { id: "fudge-one", die: "fudge-one", reading: "sum", difficulties: null };
export const FUDGE_SIX: SumMethod = { id: "fudge-six", die: "fudge-six", reading: "sum", difficulties: null };
export const STRANDS_SIX: SumMethod = { id: "strands-six", die: "strands-six", reading: "sum", difficulties: null };
export const SIX_MINUS_SIX: SumMethod = { id: "six-minus-six", die: "six", reading: "difference", difficulties: null };
export const TEN_HITS: DiceMethod = { id: "ten-hits", die: "ten", reading: "hits", difficulties: null };
/** The difficulties of the six-sided variant (F11): totals of a pool, not rungs of the ladder. */
export const FATE_POOL: DiceMethod = {
  id: "fate-pool",
  die: "six",
  reading: "best",
  difficulties: [
    { value: 30, word: "revolutionary" },
    { value: 25, word: "staggering" },
    { value: 20, word: "daunting" },
    { value: 15, word: "difficult" },
    { value: 10, word: "challenging" },
    { value: 5, word: "simple" },
    { value: 1, word: "negligible" },
  ],
};
