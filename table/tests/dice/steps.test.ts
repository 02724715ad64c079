import { readFile } from "node:fs/promises";
import path from "node:path";
import peggy from "peggy";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { DEEPEST_NESTING } from "../../client/dice/formula/formula-bounds.ts";
import { Roll } from "../../client/dice/index.ts";
import { GRAMMAR } from "../../peggy-plugin.ts";

const source = await readFile(path.join(import.meta.dirname, "../../client/dice/formula/formula.peggy"), "utf8");
const grammar = peggy.generate(source, { ...GRAMMAR, trace: true });

/** How often a rule of the grammar is tried before the formula is parsed, or refused. */
const stepsOf = (formula: string): number => {
  let steps = 0;
  const trace = ({ type }: { type: string }): void => void (steps += type === "rule.enter" ? 1 : 0);
  try {
    grammar.parse(formula, { isDie: () => true, tracer: { trace } });
  } catch (error) {
    if (!(error instanceof grammar.SyntaxError)) throw error;
  }
  return steps;
};

const around = (open: string, close: string) => (n: number) => `${open.repeat(n)}1${close.repeat(n)}`;
const row =
  (part: string, end = "1") =>
  (n: number) =>
    `${part.repeat(n)}${end}`;

/** Formulas that grow, of every kind the grammar has. */
const GROWING: Readonly<Record<string, (n: number) => string>> = {
  "brackets in brackets": around("(", ")"),
  "brackets never closed": row("(", ""),
  "pools in pools": around("{", "}"),
  "pools never closed": row("{1,", ""),
  "functions in functions": around("abs(", ")"),
  "functions never closed": row("max(1,", ""),
  "functions that look like dice": around("d(", ")"),
  "dice that look like functions": row("dx(", ""),
  "functions before dice": around("floor(", ")d6"),
  "numbers of dice in brackets": around("(", ")d6"),
  "faces in brackets": around("1d(", ")"),
  "modifiers in brackets": around("1d6cs(", ")"),
  "all of them in each other": around("({abs(1d(", ")))}"),
  "brackets after dice": row("(1)", "d6"),
  "dice without a number": row("d", "6"),
  "dice of dice": row("1d", "6"),
  signs: row("-+"),
  operators: row("1+"),
  "operators without numbers": row("*"),
  modifiers: (n) => `4d6${"r1".repeat(n)}`,
  "comparisons that compare nothing": (n) => `4d6${"<>=".repeat(n)}`,
  "terms of a pool": (n) => `{${"1d6,".repeat(n)}1}`,
  arguments: (n) => `max(${"1,".repeat(n)}1)`,
  words: row("long", ""),
  quotes: row("'", ""),
  flavors: (n) => `1${"[cold]".repeat(n)}`,
  "flavors never closed": row("1[", ""),
  blanks: row(" "),
};

describe("S5: a formula takes steps in proportion to its length", () => {
  test.each(Object.entries(GROWING))("%s", (_kind, grown) => {
    // Twice as long, at most twice the steps. From small to large: what doubles with every bracket fails before it takes long.
    for (const n of [1, 2, 4, 8, 16, 32, 64]) expect(stepsOf(grown(2 * n))).toBeLessThanOrEqual(2 * stepsOf(grown(n)));
  });

  test("what is in brackets is not parsed again for each of them", () => {
    const parse = vi.spyOn(Roll, "parse");
    onTestFinished(() => parse.mockRestore());
    const deep = (open: string, close: string): string => open.repeat(8) + "1" + close.repeat(8);
    for (const formula of [deep("(", ")"), deep("{", "}"), deep("abs(", ")"), deep("1d(", ")"), deep("(", ")d1")]) {
      parse.mockClear();
      new Roll(formula);
      expect(parse.mock.calls.filter(([parsed]) => parsed)).toHaveLength(1);
    }
  });

  test.each([22, 30, DEEPEST_NESTING])("%d brackets in each other are one number", (depth) => {
    // Otherwise the next line would not end.
    expect(stepsOf(around("(", ")")(8))).toBeLessThan(1000);
    expect(new Roll(around("(", ")")(depth)).evaluateSync().total).toBe(1);
  });
});
