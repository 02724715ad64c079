import { describe, expect, test } from "vitest";
import type { DicePlan } from "../../rules/dice/dice-method.ts";
import { planFormula } from "./plan-formula.ts";

const plan = (parts: Partial<DicePlan>): DicePlan => ({
  method: "fudge",
  die: "fudge",
  count: 4,
  fixed: [],
  keep: null,
  doubleNines: false,
  chance: false,
  ...parts,
});

describe("what is thrown, as a formula", () => {
  test.each([
    ["four Fudge dice", plan({}), "4df"],
    ["dF.1", plan({ method: "fudge-one", die: "fudge-one" }), "4do"],
    ["d6 read as in FATE 2.0", plan({ method: "fudge-six", die: "fudge-six" }), "4dg"],
    ["d6 read as in Strands", plan({ method: "strands-six", die: "strands-six" }), "4ds"],
    ["one die less another", plan({ method: "six-minus-six", die: "six", count: 2 }), "1d6 - 1d6"],
    [
      "a pool with a bonus die",
      plan({ method: "fate-pool", die: "six", count: 5, keep: { count: 4, which: "highest" } }),
      "5dpkh4",
    ],
    [
      "a pool with a penalty die",
      plan({ method: "fate-pool", die: "six", count: 5, keep: { count: 4, which: "lowest" } }),
      "5dpkl4",
    ],
    [
      "a pool of which all lies on the table",
      plan({ method: "fate-pool", die: "six", count: 0, fixed: [2], keep: { count: 1, which: "highest" } }),
      "0",
    ],
    ["hits", plan({ method: "ten-hits", die: "ten", count: 6 }), "6dh"],
    ["hits with double nines", plan({ method: "ten-hits", die: "ten", count: 6, doubleNines: true }), "6dhn"],
    ["a chance die", plan({ method: "ten-hits", die: "ten", count: 1, chance: true }), "1dhc"],
  ])("%s", (_title, given, formula) => {
    expect(planFormula(given)).toBe(formula);
  });

  test("thrown and laid down together is a mistake of the program", () => {
    expect(() => planFormula(plan({ fixed: [2] }))).toThrow("laid down");
  });
});
