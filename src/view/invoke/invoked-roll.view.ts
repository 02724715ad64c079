import type { CheckResult } from "../../rules/roll/check.ts";
import { DIE_FACES } from "../../rules/dice/die-faces.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { gainNeeds, gainStep } from "../../rules/roll/gain-step.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { type RollState, stepRoll } from "../../rules/roll/roll-state.ts";
import { headline } from "../roll/outcome.view.ts";
import { type NumberView, totalView } from "../roll/check-result.view.ts";
import { type Text, text } from "../text.ts";

/** A roll as the invoke window shows it: what it is now, or would be. */
export interface InvokedRoll {
  readonly total: NumberView;
  /** The difficulty, null for none. */
  readonly difficulty: NumberView | null;
  /** Success or failure, and by how much; null without a difficulty. */
  readonly outcome: Text | null;
  readonly success: boolean;
}

export function invokedRoll(game: ActiveGame, state: RollState, words: boolean): InvokedRoll {
  return shown(game.ruleset.resolve(state.request, state.faces, game.dials), game, words);
}

/** What a gain would make of the roll; null where that is left to dice still to be thrown, or the dice stay as they are. */
export function previewOf(game: ActiveGame, state: RollState, gain: Gain, die: number | null): InvokedRoll | null {
  if (gain === "effect" || gainNeeds(game, state, gain).throws > 0) return null;
  const step = gainStep(game, state, { gain, chosen: die, thrown: [], id: "preview", label: "" });
  return step.ok ? invokedRoll(game, stepRoll(game, state, step.value), false) : null;
}

/** Whether a gain is as likely to worsen the roll as to better it: it rerolls everything, and the dice fell no worse than average. */
export function mayWorsen(game: ActiveGame, state: RollState, gain: Gain): boolean {
  if (gain !== "reroll-all" || state.faces.length === 0) return false;
  const die = DIE_FACES[game.ruleset.plan(state.request, game.dials).die];
  const average = sum(die.map(({ face, sides }) => face * sides)) / sum(die.map(({ sides }) => sides));
  return sum(state.faces) >= average * state.faces.length;
}

/** "+2 Good, success by 1" as one text. */
export function previewText({ total, outcome }: InvokedRoll): Text {
  if (!outcome) return text("NORN.Ledger.Invoke.preview", { total: total.number });
  return text("NORN.Ledger.Invoke.previewOutcome", { total: total.number, outcome });
}

function shown(result: CheckResult, { ruleset }: ActiveGame, words: boolean): InvokedRoll {
  const { outcome, total } = result;
  return {
    total: totalView(result, total, ruleset, words),
    difficulty: outcome === null ? null : totalView(result, total - outcome.margin, ruleset, words),
    outcome: outcome === null ? null : headline(outcome).words,
    success: outcome?.success === true,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
