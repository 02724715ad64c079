import { parse, SyntaxError as GrammarError } from "./formula.peggy";
import { requireBounded } from "./formula-bounds.ts";
import { FormulaError } from "./formula-error.ts";
import type { FormulaNode } from "./formula-node.ts";

/** Whether `letter` (lower case) is a die and these are its modifiers. */
export type IsDie = (letter: string, modifiers: string) => boolean;

export interface SyntaxProblem {
  readonly expected: readonly { readonly type: string; readonly description?: string; readonly text?: string }[] | null;
  readonly location: { readonly start: { readonly offset: number } };
}

/** Parses a formula without its `@data`; `FormulaError` names the wrong part. */
export function parseFormula(formula: string, isDie: IsDie): readonly FormulaNode[] {
  requireBounded(formula);
  try {
    return parse(formula, { isDie });
  } catch (error) {
    if (error instanceof GrammarError) throw describe(formula, error);
    throw error;
  }
}

function describe(formula: string, problem: SyntaxProblem): FormulaError {
  const offset = problem.location.start.offset;
  const rest = formula.slice(offset).trimEnd();
  const part = /^\w+|^\W/u.exec(rest)?.[0] ?? "";
  return new FormulaError(
    formula,
    formula.length - formula.slice(offset).trimStart().length,
    part,
    reason(formula, offset, part, problem),
  );
}

function reason(formula: string, offset: number, part: string, problem: SyntaxProblem): string {
  const before = formula.slice(0, offset).trimEnd();
  if (!before && !part) return "there is nothing to roll";
  const wanted = wordings(problem.expected ?? []);
  const list = wanted.length > 1 ? `${wanted.slice(0, -1).join(", ")} or ${wanted.at(-1)}` : (wanted[0] ?? "something else");
  return before ? `after "${before.slice(-12)}" comes ${list}` : `a formula begins with ${list}`;
}

const CLOSING = [")", "}", "]", ",", '"', "'"];

/**
 * What would have been allowed there, in words. A brace is allowed only where a whole term is; a bracket without it, where faces
 * are.
 */
function wordings(expected: NonNullable<SyntaxProblem["expected"]>): string[] {
  const literals = expected.filter(({ type }) => type === "literal").map(({ text }) => text ?? "");
  if (literals.includes("{")) return ["a number, dice or a bracket"];
  const words = expected.filter(({ type }) => type === "other").map(({ description }) => description ?? "");
  if (literals.includes("(") && !words.includes("an operator")) return ["a number of faces or the letter of a die"];
  if (expected.some(({ type }) => type === "end")) words.push("the end");
  const known = words.filter((word) => word !== "a space");
  return [...new Set([...known, ...literals.filter((text) => CLOSING.includes(text)).map((text) => `"${text}"`)])];
}
