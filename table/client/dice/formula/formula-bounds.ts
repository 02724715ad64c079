import { FormulaError } from "./formula-error.ts";

/** Foundry has no such bounds. What people write is far below them; what is beyond would make the page slow for all who see it. */
const LONGEST_FORMULA = 5000;
export const DEEPEST_NESTING = 32;
export const MOST_DICE_IN_ALL = 5000;

/** Flavors and quoted words, whose brackets open nothing, and the brackets that do. */
const BRACKETS = /\[[^[\]]*\]|"[^"]*"|'[^']*'|[(){}]/g;

/** @throws {FormulaError} saying that the formula is too long, or where its brackets are nested too deeply */
export function requireBounded(formula: string): void {
  requireShort(formula, formula.length);
  let depth = 0;
  for (const { 0: found, index } of formula.matchAll(BRACKETS)) {
    if (found === ")" || found === "}") depth--;
    else if ((found === "(" || found === "{") && ++depth > DEEPEST_NESTING)
      throw new FormulaError(formula, index, found, `brackets can be nested ${DEEPEST_NESTING} deep at most`);
  }
}

/** @throws {FormulaError} if the formula would be too long */
export function requireShort(formula: string, length: number): void {
  if (length > LONGEST_FORMULA)
    throw new FormulaError(formula, LONGEST_FORMULA, "", `it is longer than ${LONGEST_FORMULA} characters`);
}
