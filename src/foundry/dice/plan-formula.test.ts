import { describe, expect, test } from "vitest";
import { modifier, request, rolled } from "../../../tests/samples/check-request.ts";
import type { DiceMethodId, DicePlan } from "../../rules/dice/dice-method.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { planFormula } from "./plan-formula.ts";

const { fate2, strands, marumaru } = RULESETS;
const fudge = (method: DiceMethodId): DicePlan => fate2.plan(request(0, { method }));
const best = (rank: number, bonus = 0): DicePlan =>
  fate2.plan(request(rank, { method: "fate-pool", modifiers: [modifier(bonus)] }));
const hits = (dice: number, specialty = false): DicePlan =>
  marumaru.plan(request(0, { method: "ten-hits", traits: [rolled(dice, null, specialty)] }));

describe("what is thrown, as a formula", () => {
  test.each([
    ["four Fudge dice", fudge("fudge"), "4df"],
    ["dF.1", fudge("fudge-one"), "4do"],
    ["d6 read as in FATE 2.0", fudge("fudge-six"), "4dg"],
    ["d6 read as in Strands", strands.plan(request(0, { method: "strands-six" })), "4ds"],
    ["one die less another", strands.plan(request(0, { method: "six-minus-six" })), "1d6 - 1d6"],
    ["a pool with a bonus die", best(2, 1), "5dpkh4"],
    ["a pool with a penalty die", best(2, -1), "5dpkl4"],
    ["a pool of d8", fate2.plan(request(2, { method: "fate-pool" }), { "fate2-pool-die": "eight" }), "4dekh4"],
    ["a pool of d6 + 1", fate2.plan(request(2, { method: "fate-pool" }), { "fate2-pool-die": "six-plus-one" }), "4dukh4"],
    ["a pool with placed dice only", best(-2), "0"],
    ["hits", hits(6), "6dh"],
    ["hits with double nines", hits(6, true), "6dhn"],
    ["a chance die", hits(0), "1dhc"],
  ])("%s", (_title, given, formula) => {
    expect(planFormula(given)).toBe(formula);
  });

  test("a plan that both throws and places dice is a programming error", () => {
    expect(() => planFormula({ ...fudge("fudge"), fixed: [2] })).toThrow("placed");
  });
});
