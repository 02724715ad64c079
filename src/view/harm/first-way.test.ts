import { expect, test } from "vitest";
import { firstWay } from "./first-way.ts";

test.each([
  ["as it comes", [false, false], 0],
  ["as it comes, where nothing else helps", [true, true], 0],
  ["the mildest way that keeps them in", [true, true, false, false], 2],
  ["none", [], 0],
])("first is %s", (_what, takesOut, index) => {
  expect(firstWay(takesOut.map((takenOut) => ({ harm: { takenOut } })))).toBe(index);
});
