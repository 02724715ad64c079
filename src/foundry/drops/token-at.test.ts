import { describe, expect, test } from "vitest";
import { type PlacedToken, tokenAt } from "./token-at.ts";

const token = (parts: Partial<PlacedToken>) => ({ x: 100, y: 100, width: 1, height: 1, elevation: 0, sort: 0, ...parts });
const small = token({});
const SQUARE = 50;

describe("the token something is dropped on", () => {
  test.each([
    ["its upper left corner belongs to it", { x: 100, y: 100 }, small],
    ["its middle does", { x: 125, y: 125 }, small],
    ["its right edge belongs to the next square", { x: 150, y: 120 }, null],
    ["beside it there is none", { x: 99, y: 120 }, null],
  ])("%s", (_where, point, found) => {
    expect(tokenAt([small], point, SQUARE)).toBe(found);
  });

  test("a large one covers as many squares as it is wide and high", () => {
    const large = token({ width: 2, height: 3 });
    expect(tokenAt([large], { x: 199, y: 249 }, SQUARE)).toBe(large);
  });

  test.each([
    ["higher above the ground", token({ elevation: 10 }), token({ sort: 5 })],
    ["further to the front", token({ sort: 5 }), token({ sort: 1 })],
    ["placed later", token({}), small],
  ])("of several, it is the one %s", (_which, upper, lower) => {
    expect(tokenAt([lower, upper], { x: 110, y: 110 }, SQUARE)).toBe(upper);
  });
});
