import { describe, expect, test } from "vitest";
import { keptDice, readKeepModifier } from "./kept-dice.ts";

describe("keeping some of the dice", () => {
  test.each([
    ["the two highest", [3, 6, 1, 6], 2, "highest", [1, 3]],
    ["the two lowest", [3, 6, 1, 6], 2, "lowest", [0, 2]],
    ["the first of equals", [4, 4, 4], 1, "highest", [0]],
    ["none", [1, 2], 0, "highest", []],
    ["never more than there are", [1, 2], 5, "lowest", [0, 1]],
  ] as const)("%s", (_title, values, count, which, kept) => {
    expect([...keptDice(values, count, which)].toSorted((a, b) => a - b)).toEqual(kept);
  });

  test.each([
    ["kh3", 5, { count: 3, which: "highest" }],
    ["k", 5, { count: 1, which: "highest" }],
    ["kl2", 5, { count: 2, which: "lowest" }],
    ["d", 5, { count: 4, which: "highest" }],
    ["dh2", 5, { count: 3, which: "lowest" }],
    ["dl9", 5, { count: 0, which: "highest" }],
    ["r1", 5, null],
  ] as const)("%s of %i dice", (modifier, thrown, expected) => {
    expect(readKeepModifier(modifier, thrown)).toEqual(expected);
  });
});
