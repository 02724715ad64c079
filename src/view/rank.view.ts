import { readLadder } from "../rules/roll/ladder.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { type Text, text } from "./text.ts";

/** A rank as shown: always the number, and the word where the game has one and the user wants words. */
export interface RankView {
  /** Signed where the game reads ranks on a ladder; "" for a trait that is not applicable. */
  readonly number: string;
  readonly word: Text | null;
}

const MINUS = "−";

/** `+2`, `−1`, `0`. */
export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `${MINUS}${-value}`;
}

/** `2`, `−1`, `0`. */
export function unsigned(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : String(value);
}

/** Source: F1, T1; the other games use plain numbers. */
export function rankView(ruleset: Ruleset, value: number | null, words: boolean): RankView {
  if (value === null) return { number: "", word: words ? text("NORN.Sheet.NotApplicable") : null };
  if (ruleset.ladder.length === 0) return { number: unsigned(value), word: null };
  return { number: signed(value), word: words ? ladderWord(ruleset, value) : null };
}

/** The word for a value; beyond the end of the ladder, the last word and the surplus. */
export function ladderWord(ruleset: Ruleset, value: number): Text | null {
  const { word, surplus } = readLadder(ruleset.ladder, value);
  if (word === null) return null;
  const plain = text(`NORN.Ladder.${ruleset.id}.${word}`);
  return surplus === 0 ? plain : text("NORN.Sheet.BeyondLadder", { word: plain, surplus: signed(surplus) });
}

/** The level of an aspect in words. F3: that of a weakness may be written as a negative number. */
export function levelText(ruleset: Ruleset, level: number, negative: boolean, words: boolean): Text | null {
  if (!negative || !ruleset.aspects.negative) return words ? ladderWord(ruleset, level) : null;
  const word = words ? ladderWord(ruleset, -level) : null;
  const number = signed(-level);
  return word === null ? text("NORN.Named", { name: number }) : text("NORN.Option.rung", { number, word });
}
