import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateFormula, LONGEST_FORMULA, parseFormula } from "./formula.ts";

const NAMES = ["might", "single-weapon", "size"];
const RANKS: Readonly<Record<string, number>> = { might: 3, "single-weapon": 2, size: -1 };

function answer(typed: string): number | string {
  const parsed = parseFormula(typed, NAMES);
  return parsed.ok ? evaluateFormula(parsed.value, (name) => RANKS[name] ?? 0) : parsed.code;
}

describe("a formula", () => {
  test.each([
    ["2", 2],
    ["1 + 2 * 3", 7],
    ["(1 + 2) × 3", 9],
    ["7 - 2 - 1", 4],
    ["12 / 2 / 3", 2],
    ["7 ÷ 2", 3],
    ["ceil(7 / 2)", 4],
    ["floor(−7 / 2)", -4],
    ["-might", -3],
    ["might + size", 2],
    ["single-weapon - 1", 1],
    ["might -1", 2],
    ["max(might, 4, size)", 4],
    ["min(might, 4)", 3],
    ["might / 0", 0],
    ["999999 * 999999", 1000],
    ["0.5 + 0.5", 1],
  ])("%s is %s", (typed, expected) => {
    expect(answer(typed)).toBe(expected);
  });

  test.each([
    ["", "formula-empty"],
    ["1 +", "formula-end"],
    ["(1", "formula-unclosed"],
    ["1 2", "formula-sign"],
    ["courage", "formula-name"],
    ["might-might", "formula-name"],
    ["alert(1)", "formula-name"],
    ["constructor", "formula-name"],
    ["ceil(1, 2)", "formula-needs-one"],
    ["1; 2", "formula-sign"],
    ["+".repeat(LONGEST_FORMULA + 1), "formula-long"],
    [`${"(".repeat(60)}1${")".repeat(60)}`, "formula-deep"],
  ])("%s is refused: %s", (typed, code) => {
    expect(answer(typed)).toBe(code);
  });

  test("law: whatever is typed, the result is a whole number within bounds, or a refusal", () => {
    const piece = fc.constantFrom(
      "might",
      "size",
      "1",
      "0",
      "7.5",
      "+",
      "-",
      "*",
      "/",
      "(",
      ")",
      "min(",
      "max(",
      "ceil(",
      ",",
      " ",
      "x",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const got = answer(pieces.join(""));
        expect(typeof got === "string" || (Number.isInteger(got) && Math.abs(got) <= 1000)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
