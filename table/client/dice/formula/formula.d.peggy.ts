/** What the build makes of `formula.peggy`. */
import type { FormulaNode } from "./formula-node.ts";
import type { IsDie, SyntaxProblem } from "./parse-formula.ts";

export function parse(formula: string, options: { readonly isDie: IsDie }): readonly FormulaNode[];

export class SyntaxError extends Error implements SyntaxProblem {
  readonly expected: SyntaxProblem["expected"];
  readonly location: SyntaxProblem["location"];
}
