/** A formula that cannot be parsed. The message names the formula, the wrong part and what was expected there. */
export class FormulaError extends Error {
  override readonly name = "FormulaError";
  readonly formula: string;
  /** The wrong part, "" if something is missing at the end. */
  readonly part: string;
  /** Where the wrong part begins, counted from 0. */
  readonly offset: number;

  constructor(formula: string, offset: number, part: string, reason: string) {
    const where = part ? `at "${shortened(part)}" (character ${offset + 1})` : "at its end";
    super(`The formula "${shortened(formula)}" is wrong ${where}: ${reason}.`);
    this.formula = formula;
    this.part = part;
    this.offset = offset;
  }
}

function shortened(quoted: string): string {
  return quoted.length > 200 ? `${quoted.slice(0, 200)}…` : quoted;
}
