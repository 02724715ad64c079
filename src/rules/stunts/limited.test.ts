import { describe, expect, test } from "vitest";
import { limitedEffects } from "./limited.ts";
import { parseEffect } from "./read-effect.ts";

const boxes = (...stored: readonly object[]): (readonly [string, number])[] =>
  limitedEffects(stored.map((one, place) => parseEffect(`e${place}`, one))).map(({ kind, costs }) => [kind, costs.aspectBoxes]);

describe("F7. Using a limited extra takes a box of its aspect", () => {
  test.each([
    ["a bonus takes one", [{ kind: "bonus", amount: 1 }], [["bonus", 1]]],
    ["one that takes more takes as many", [{ kind: "bonus", amount: 1, costs: { aspectBoxes: 2 } }], [["bonus", 2]]],
    ["one without effects is used for its story", [], [["special", 1]]],
    [
      "boxes it adds take none",
      [{ kind: "track", amount: 1 }],
      [
        ["track", 0],
        ["special", 1],
      ],
    ],
  ] as const)("%s", (_, stored, expected) => expect(boxes(...stored)).toEqual(expected));
});
