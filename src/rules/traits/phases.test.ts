import { expect, test } from "vitest";
import { nextPhase } from "./phases.ts";

test.each([
  ["the first", [], 1],
  ["after the last one, whatever the order", [2, 5, 1], 6],
  ["no more than there can be", [99], 99],
])("a new phase is %s", (_what, numbers, number) => expect(nextPhase(numbers, 99)).toBe(number));
