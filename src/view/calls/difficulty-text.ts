import type { Ruleset } from "../../rules/index.ts";
import { ladderWord, signed, unsigned } from "../actor/rank.view.ts";
import { type Text, text } from "../text.ts";

/** A difficulty as the game reads it: on its ladder with the word, else a plain number. */
export function difficultyText(ruleset: Ruleset, value: number, words: boolean): Text {
  if (ruleset.ladder.length === 0) return text("NORN.Roll.number", { number: unsigned(value) });
  const word = words ? ladderWord(ruleset, value) : null;
  const number = signed(value);
  return word ? text("NORN.Option.rung", { number, word }) : text("NORN.Roll.number", { number });
}
