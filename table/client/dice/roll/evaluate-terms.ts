import { arithmetic, type ArithmeticToken } from "../formula/arithmetic.ts";
import { MOST_DICE_IN_ALL } from "../formula/formula-bounds.ts";
import type { DiceTerm } from "../terms/dice-term.ts";
import { OperatorTerm } from "../terms/operator-term.ts";
import type { EvaluationOptions, RollTerm } from "../terms/roll-term.ts";

/** Evaluates the terms one after another. */
export async function evaluateTerms(terms: readonly RollTerm[], options: EvaluationOptions): Promise<void> {
  for (const term of terms) if (!term._evaluated) await term.evaluate(options);
}

/**
 * Evaluates the terms synchronously.
 * @throws {Error} with `strict`, naming the first term that needs dice
 */
export function evaluateTermsSync(terms: readonly RollTerm[], options: EvaluationOptions): void {
  const strict = options.strict ?? true;
  for (const term of terms) {
    if (term._evaluated) continue;
    const settled = term.constructor.isDeterministic(term, options);
    if (!settled && strict)
      throw new Error(`"${term.formula}" is decided by chance and cannot be evaluated at once; use evaluate()`);
    void term.evaluate({ ...options, strict });
  }
}

/** @throws {Error} if the dice are more than a page can show */
export function requireFewDice(dice: readonly DiceTerm[], formula: string): void {
  const thrown = dice.reduce((sum, { results }) => sum + results.length, 0);
  if (thrown > MOST_DICE_IN_ALL)
    throw new Error(`"${formula}" throws ${thrown} dice; a roll can have ${MOST_DICE_IN_ALL} at most`);
}

/** The sum of evaluated terms. @throws {Error} if it is not a number */
export function totalOf(terms: readonly RollTerm[], formula: string): number {
  if (!terms.length) throw new Error("The formula is empty: there is nothing to roll");
  const value = arithmetic(terms.map(token));
  if (!Number.isFinite(value)) throw new Error(`The formula "${formula}" gives no number`);
  // −0 must not be displayed.
  return value === 0 ? 0 : value;
}

function token(term: RollTerm): ArithmeticToken {
  if (term instanceof OperatorTerm) return term.operator;
  const value = term.total;
  if (typeof value === "number") return value;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : NaN;
  if (Number.isNaN(number)) throw new Error(`"${term.formula}" is no number`);
  return number;
}
