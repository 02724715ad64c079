import type { DiceMethodId } from "../../rules/dice/dice-method.ts";
import type { Ladder } from "../../rules/roll/ladder.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { ladderWord, signed, unsigned } from "../rank.view.ts";
import { type Text, text } from "../text.ts";

/** One option in a select of numbers. `label` null: the plain `number` says it. */
export interface LadderOption {
  readonly value: number;
  readonly number: string;
  readonly label: Text | null;
}

/** How a number is read: with its sign and word on the ladder, or plain. `meanings` says what a number means as a difficulty. */
interface Reading {
  readonly onLadder: boolean;
  readonly meanings: Ladder;
  readonly words: boolean;
}

/** Difficulties for a dice method: every rung of its ladder, with its meaning as a difficulty. */
export function difficultyOptions(ruleset: Ruleset, method: DiceMethodId, words: boolean): LadderOption[] {
  const own = ruleset.dice.find(({ id }) => id === method)?.difficulties ?? null;
  const rungs = own ?? [...ruleset.ladder, ...ruleset.difficulties];
  const values = [...new Set(rungs.map(({ value }) => value))].toSorted((a, b) => b - a);
  const reading = { onLadder: own === null && ruleset.ladder.length > 0, meanings: own ?? ruleset.difficulties, words };
  return values.map((value) => option(ruleset, value, reading));
}

/** What it costs to avoid a complication, the cheapest first; none where the game has none. Source: M2. */
export function complicationOptions(ruleset: Ruleset): LadderOption[] {
  const meanings = ruleset.asks.complications;
  return meanings
    .toSorted((a, b) => a.value - b.value)
    .map(({ value }) => option(ruleset, value, { onLadder: false, meanings, words: true }));
}

function option(ruleset: Ruleset, value: number, { onLadder, meanings, words }: Reading): LadderOption {
  const number = onLadder ? signed(value) : unsigned(value);
  if (!words) return { value, number, label: null };
  const word = onLadder ? ladderWord(ruleset, value) : null;
  return { value, number, label: labelOf(number, word, meaningOf(ruleset, meanings, value)) };
}

/** Where the difficulties are the ladder itself, its words would be shown twice. */
function meaningOf(ruleset: Ruleset, meanings: Ladder, value: number): Text | null {
  const word = meanings === ruleset.ladder ? undefined : meanings.find((rung) => rung.value === value)?.word;
  return word === undefined ? null : text(`NORN.Ladder.${ruleset.id}.${word}`);
}

function labelOf(number: string, word: Text | null, meaning: Text | null): Text | null {
  if (word && meaning) return text("NORN.Option.meaning", { number, word, meaning });
  if (word) return text("NORN.Option.rung", { number, word });
  return meaning ? text("NORN.Option.plain", { number, meaning }) : null;
}
