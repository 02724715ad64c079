import type { CheckRequest, PlainOutcome } from "./check.ts";

/** What may come of a roll, the worst first. A game may do with failure and success. */
const OUTCOME_KINDS = ["failure", "tie", "success", "style"] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** For games in which a tie is a success like any other. */
export function failureOrSuccess({ success }: PlainOutcome): OutcomeKind {
  return success ? "success" : "failure";
}

/** For games with four outcomes: a margin of 0 is a tie, one of `style` or more a success with style. */
export function fourOutcomes(style: number): (outcome: PlainOutcome) => OutcomeKind {
  return ({ success, margin }) => {
    if (!success) return "failure";
    return margin >= style ? "style" : margin === 0 ? "tie" : "success";
  };
}

/** What the modifiers of a request make a task easier by. Source: M2 (advancement), M5 (resonance), F9 (research). */
function easedBy({ modifiers }: Pick<CheckRequest, "modifiers">): number {
  return modifiers.reduce((sum, { value, eases }) => (eases ? sum + value : sum), 0);
}

/**
 * The part of an outcome every game has: success or failure, and by how much. A tie is a success in all four. S4-R3: what makes a
 * success greater adds to its margin, and never makes one of a failure. `least`: no modifier makes it easier than that.
 */
export function plainOutcome(
  total: number,
  difficulty: number,
  { modifiers }: Pick<CheckRequest, "modifiers">,
  least = -Infinity,
): PlainOutcome {
  const margin = total - Math.max(least, difficulty - easedBy({ modifiers }));
  if (margin < 0) return { success: false, margin };
  const greater = modifiers.reduce((sum, { value, onSuccess }) => (onSuccess ? sum + value : sum), 0);
  return { success: true, margin: Math.max(0, margin + greater) };
}

/** A step of a degree table: the least margin that reaches it. */
export interface DegreeStep<D extends string> {
  readonly from: number;
  readonly degree: D;
}

/** The highest step a margin reaches; null below the first. Steps are in order of margin, lowest first. */
export function degreeOf<D extends string>(steps: readonly DegreeStep<D>[], margin: number): D | null {
  return steps.findLast(({ from }) => margin >= from)?.degree ?? null;
}
