import { describe, expect, test } from "vitest";
import { request as sample, rolled } from "../../../tests/samples/check-request.ts";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import { rollOdds } from "./roll-odds.ts";

const request = (parts: Parameters<typeof sample>[1]) => sample(2, parts);

describe("the chances of a roll before it is made", () => {
  test("Good (+2) against Good needs 0 or better on the dice: 50 in 81", () => {
    const odds = rollOdds(rulesetById("fate2"), request({ difficulty: 2 }), {});
    expect(odds?.success).toBeCloseTo(50 / 81, 5);
    expect(odds?.bars.map(({ total }) => total)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6]);
    expect(odds?.bars.filter(({ reaches }) => reaches).map(({ total }) => total)).toEqual([2, 3, 4, 5, 6]);
    expect(odds?.usual.total).toBe(2);
    expect(odds?.usual.share).toBeCloseTo(50 / 81, 4);
  });

  test("without a difficulty there is no chance of success", () => {
    expect(rollOdds(rulesetById("trifold"), request({}), {})?.success).toBeNull();
  });

  test.each([
    ["one die hits in 3 of 10", 1, 1, 0.3],
    ["two dice, 51 in 100", 2, 1, 0.51],
    ["four dice, 49 in 100", 4, 2, 0.4855],
  ])("without a difficulty, what about half of the throws reach: %s", (_what, dice, total, share) => {
    const usual = rollOdds(rulesetById("marumaru"), request({ method: "ten-hits", traits: [rolled(dice)] }), {})?.usual;
    expect(usual?.total).toBe(total);
    expect(usual?.share).toBeCloseTo(share, 3);
  });

  test("a difficulty above the highest total is impossible, one below the lowest is certain", () => {
    const chance = (difficulty: number) => rollOdds(rulesetById("trifold"), request({ difficulty }), {})?.success;
    expect([chance(7), chance(-2)]).toEqual([0, 1]);
  });

  test("two tens against one hit: 51 in 100, and an enhancement helps only where something hit", () => {
    const odds = (difficulty: number, enhancement = 0) =>
      rollOdds(rulesetById("marumaru"), request({ method: "ten-hits", difficulty, enhancement }), {});
    expect(odds(1)?.success).toBeCloseTo(0.51, 5);
    expect(odds(4, 3)?.success).toBeCloseTo(0.51, 5);
    expect(odds(1, 3)?.bars.map(({ total }) => total)).toEqual([0, 4, 5, 6, 7]);
  });

  test.each([
    ["what makes it easier lowers what is needed", { eases: true as const }, 2],
    ["what makes a success greater helps no throw to succeed", { onSuccess: true as const }, 3],
    ["a bonus adds to the total, and leaves the difficulty", {}, 3],
  ])("%s", (_what, how, needed) => {
    const modifiers = [{ id: "a", label: "", value: 1, ...how }];
    const odds = rollOdds(rulesetById("strands"), request({ difficulty: 3, modifiers }), {});
    const plain = rollOdds(rulesetById("strands"), request({ difficulty: 3 }), {});
    expect(odds?.needed).toBe(needed);
    expect((odds?.success ?? 0) > (plain?.success ?? 0)).toBe(!("onSuccess" in how));
  });

  test("a pool too large to compute while typing has no answer", () => {
    expect(rollOdds(rulesetById("marumaru"), request({ method: "ten-hits", traits: [rolled(40)] }), {})).toBeNull();
  });
});
