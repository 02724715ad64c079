import type { CheckResult } from "../../rules/roll/check.ts";
import type { DicePlan } from "../../rules/dice/dice-method.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { ladderWord, signed, unsigned } from "../rank.view.ts";
import { dicePictures, type DiePicture } from "./die-picture.view.ts";
import { type Text, text } from "../text.ts";
import { outcomeView, type OutcomeView } from "./outcome.view.ts";
import { partView, type PartView } from "./check-part.view.ts";

/** A number and its word, if it has one to show. */
export interface NumberView {
  readonly number: string;
  readonly word: Text | null;
}

/** One roll as shown on a card. */
export interface CheckResultView {
  readonly dice: readonly DiePicture[];
  /** What is special about the dice: which of them count, a chance die, double nines. */
  readonly notes: readonly Text[];
  readonly parts: readonly PartView[];
  readonly total: NumberView;
  /** The difficulty, null for none. */
  readonly difficulty: NumberView | null;
  readonly outcome: OutcomeView | null;
}

/** `words` false leaves out the ladder's words only. */
export function checkResultView(
  result: CheckResult,
  ruleset: Ruleset,
  words: boolean,
  lines: readonly PartView[] = result.parts.map(partView),
): CheckResultView {
  const { plan, reading, total, outcome } = result;
  const isSeries = ruleset.joining?.whose === "own" && result.parts.some(({ source }) => source === "joined");
  return {
    dice: dicePictures(plan, reading),
    notes: notesOf(plan),
    parts: lines,
    total: totalView(result, total, ruleset, words),
    difficulty: outcome === null ? null : totalView(result, total - outcome.margin, ruleset, words),
    outcome: outcome === null ? null : outcomeView(ruleset, outcome, isSeries),
  };
}

/** Hits are counted, the sum of a pool is a plain number, and a total on a ladder has a sign and a word. */
export function totalView({ plan }: Pick<CheckResult, "plan">, value: number, ruleset: Ruleset, words: boolean): NumberView {
  if (plan.reading === "hits")
    return { number: unsigned(value), word: text(value === 1 ? "NORN.Total.oneHit" : "NORN.Total.hits") };
  if (plan.reading === "best" || ruleset.ladder.length === 0) return { number: unsigned(value), word: null };
  return { number: signed(value), word: words ? ladderWord(ruleset, value) : null };
}

function notesOf(plan: DicePlan): Text[] {
  const notes: Text[] = [];
  const dice = plan.count + plan.fixed.length;
  if (plan.fixed.length > 0) notes.push(text("NORN.Reading.placed"));
  if (plan.reading === "best" && dice > plan.keep.count) {
    notes.push(text(`NORN.Reading.${plan.keep.which}`, { count: plan.keep.count }));
  }
  if (plan.reading === "hits" && plan.chance) notes.push(text("NORN.Reading.chance"));
  if (plan.reading === "hits" && plan.doubleNines) notes.push(text("NORN.Reading.doubleNines"));
  if (dice === 0) notes.push(text("NORN.Reading.none"));
  return notes;
}
