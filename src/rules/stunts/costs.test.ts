import { expect, test } from "vitest";
import { RULESETS } from "../rulesets/rulesets.ts";
import { powerCost } from "./effect.ts";

test("38. Advantage of 3 AP bought with resources: cost 6; of 1 AP: 4", () => {
  expect([3, 1].map((points) => RULESETS.strands.advantagePrice?.(points))).toEqual([6, 4]);
});

test.each([
  ["is its base cost and its modifiers", 2, [1, 1], 4],
  ["is never less than one point", 2, [-3], 1],
  ["is nothing while nothing is written down", 0, [], 0],
  ["is points gained, for a weakness (S4-R7)", -2, [], -2],
  ["is not a gain more than the weakness is worth with what makes it worse", -2, [-1, 4], 0],
])("S4. What a power costs %s", (_, base, modifiers, expected) => {
  expect(powerCost(base, modifiers)).toBe(expected);
});
