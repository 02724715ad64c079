import type { CheckOutcome, PlainOutcome } from "../../rules/roll/check.ts";
import type { OutcomeKind } from "../../rules/roll/outcome.ts";
import type { OutcomeNote, Tone } from "../../rules/roll/outcome-note.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";

export interface Badge {
  readonly words: Text;
  readonly tone: Tone;
}

export interface OutcomeView {
  readonly success: boolean;
  /** It has not failed yet: more rolls count with it. */
  readonly goesOn: boolean;
  readonly headline: Badge;
  /** What the game says beyond success. */
  readonly badges: readonly Badge[];
}

/** `isSeries`: results are added up until the difficulty is reached. Source: S1 (extended actions). */
export function outcomeView(ruleset: Ruleset, outcome: CheckOutcome, isSeries = false): OutcomeView {
  const goesOn = isSeries && !outcome.success;
  return {
    success: outcome.success,
    goesOn,
    headline: goesOn
      ? { words: text("NORN.Join.toGo", { margin: -outcome.margin }), tone: "plain" }
      : ofKind(ruleset.outcomeKind(outcome), outcome),
    badges: badgesOf(ruleset, outcome),
  };
}

/** A success with style is said to be one, in games that tell it apart. */
function ofKind(kind: OutcomeKind, outcome: PlainOutcome): Badge {
  if (kind !== "style") return headline(outcome);
  return { words: text("NORN.Outcome.styleBy", { margin: outcome.margin }), tone: "great" };
}

export function headline({ success, margin }: PlainOutcome): Badge {
  if (!success) return { words: text("NORN.Outcome.failureBy", { margin: -margin }), tone: "bad" };
  if (margin === 0) return { words: text("NORN.Outcome.tie"), tone: "good" };
  return { words: text("NORN.Outcome.successBy", { margin }), tone: "good" };
}

export function badgesOf({ id, outcomeNotes }: Ruleset, outcome: CheckOutcome): Badge[] {
  return outcomeNotes(outcome).map((note) => ({ words: outcomeNoteText(id, note), tone: note.tone }));
}

function outcomeNoteText(game: string, { id, count }: OutcomeNote): Text {
  if (count === undefined) return text(`NORN.Outcome.${game}.${id}`);
  const many = count === 0 ? "none" : count === 1 ? "one" : "many";
  return text(`NORN.Outcome.${game}.${id}.${many}`, { count });
}
