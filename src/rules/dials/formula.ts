import { ok, refuse, type Result } from "../result.ts";

/**
 * A sum a campaign may write: numbers, names, + − × ÷, parentheses, min, max, floor, ceil. Parsed here, never run as code.
 * Bounded in length and depth; the result is always a number within the bounds.
 */
export type Formula =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly call: Call; readonly args: readonly Formula[] };

/** Functions it may call. */
export const CALLED = ["min", "max", "floor", "ceil"] as const;
const CALLS = ["+", "-", "*", "/", ...CALLED] as const;
type Call = (typeof CALLS)[number];

export const LONGEST_FORMULA = 200;
const DEEPEST = 16;
/** No result is further from 0. */
const LARGEST_ANSWER = 1000;

export const FORMULA_REFUSALS = [
  "formula-empty",
  "formula-long",
  "formula-deep",
  "formula-sign",
  "formula-name",
  "formula-two",
  "formula-bracket",
  "formula-end",
  "formula-unclosed",
  "formula-needs-one",
] as const;
export type FormulaRefusal = (typeof FORMULA_REFUSALS)[number];
type Parsed = Result<Formula, FormulaRefusal>;

/** Names in brackets, or of letters, digits and inner hyphens; numbers; single signs. */
const TOKEN = /\[[^[\]]*\]|[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*|\d+(?:\.\d+)?|\S/gi;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ["−", "-"],
  ["–", "-"],
  ["×", "*"],
  ["÷", "/"],
]);

/**
 * `names`: the names it may use, null for any. A hyphen between letters belongs to a name; a minus needs a blank before it there.
 */
export function parseFormula(typed: string, names: readonly string[] | null): Parsed {
  if (typed.length > LONGEST_FORMULA) return refuse("formula-long", { most: LONGEST_FORMULA });
  const tokens = (typed.match(TOKEN) ?? []).map((token) => SIGNS.get(token) ?? token);
  if (tokens.length === 0) return refuse("formula-empty");
  const reader = new FormulaReader(tokens, names && new Set(names));
  const read = reader.sum(0);
  if (!read.ok) return read;
  const rest = reader.next();
  return rest === undefined ? read : refuse("formula-sign", { sign: rest });
}

class FormulaReader {
  #at = 0;
  readonly #tokens: readonly string[];
  readonly #names: ReadonlySet<string> | null;

  constructor(tokens: readonly string[], names: ReadonlySet<string> | null) {
    this.#tokens = tokens;
    this.#names = names;
  }

  next(): string | undefined {
    return this.#tokens[this.#at];
  }

  sum(depth: number): Parsed {
    return this.#chain(["+", "-"], () => this.#product(depth));
  }

  #product(depth: number): Parsed {
    return this.#chain(["*", "/"], () => this.#factor(depth));
  }

  #chain(signs: readonly ("+" | "-" | "*" | "/")[], part: () => Parsed): Parsed {
    let left = part();
    for (;;) {
      const sign = signs.find((one) => one === this.next());
      if (!left.ok || sign === undefined) return left;
      this.#at += 1;
      const right = part();
      if (!right.ok) return right;
      left = ok({ kind: "call", call: sign, args: [left.value, right.value] });
    }
  }

  #factor(depth: number): Parsed {
    if (depth > DEEPEST) return refuse("formula-deep", { most: DEEPEST });
    const token = this.next();
    if (token === undefined) return refuse("formula-end");
    this.#at += 1;
    if (/^\d/.test(token)) return ok({ kind: "number", value: Number(token) });
    if (token === "(") return this.#closed(this.sum(depth + 1));
    if (token === "-" || token === "+") {
      const factor = this.#factor(depth + 1);
      const zero = { kind: "number", value: 0 } as const;
      return factor.ok ? ok({ kind: "call", call: token, args: [zero, factor.value] }) : factor;
    }
    const called = CALLED.find((one) => one === token.toLowerCase());
    if (called && this.next() === "(") return this.#call(called, depth + 1);
    if (!/^(?:[a-z]|\[.)/is.test(token)) return refuse("formula-sign", { sign: token });
    const name = token.startsWith("[") ? token.slice(1, -1).trim() : token;
    const known = this.#names === null || this.#names.has(name);
    return known ? ok({ kind: "name", name }) : refuse("formula-name", { name });
  }

  #call(call: Call, depth: number): Parsed {
    this.#at += 1;
    const args: Formula[] = [];
    for (;;) {
      const arg = this.sum(depth);
      if (!arg.ok) return arg;
      args.push(arg.value);
      if (this.next() !== ",") break;
      this.#at += 1;
    }
    if ((call === "floor" || call === "ceil") && args.length > 1) return refuse("formula-needs-one", { name: call });
    return this.#closed(ok({ kind: "call", call, args }));
  }

  #closed(inner: Parsed): Parsed {
    if (!inner.ok) return inner;
    if (this.next() !== ")") return refuse("formula-unclosed");
    this.#at += 1;
    return inner;
  }
}

/** The result as a whole number, rounded down unless the formula says otherwise. A division by 0 is 0. */
export function evaluateFormula(formula: Formula, read: (name: string) => number): number {
  const answer = Math.floor(valueOf(formula, read));
  return Number.isFinite(answer) ? Math.min(LARGEST_ANSWER, Math.max(-LARGEST_ANSWER, answer)) : 0;
}

function valueOf(formula: Formula, read: (name: string) => number): number {
  if (formula.kind === "number") return formula.value;
  if (formula.kind === "name") return read(formula.name);
  const args = formula.args.map((arg) => valueOf(arg, read));
  const [first = 0, second = 0] = args;
  switch (formula.call) {
    case "+":
      return first + second;
    case "-":
      return first - second;
    case "*":
      return first * second;
    case "/":
      return second === 0 ? 0 : first / second;
    case "min":
      return Math.min(...args);
    case "max":
      return Math.max(...args);
    case "floor":
      return Math.floor(first);
    case "ceil":
      return Math.ceil(first);
  }
}

/** The names a formula uses. */
export function namesIn(formula: Formula): readonly string[] {
  if (formula.kind === "name") return [formula.name];
  return formula.kind === "call" ? [...new Set(formula.args.flatMap(namesIn))] : [];
}
