import { expect, test } from "vitest";
import { LONGEST_PHRASE } from "../rules/created-aspects/create-aspect.ts";
import { boundedName } from "./bounded-name.ts";

test.each([
  ["", ""],
  ["On the Run", "On the Run"],
  ["n".repeat(LONGEST_PHRASE), "n".repeat(LONGEST_PHRASE)],
  ["n".repeat(LONGEST_PHRASE + 1), `${"n".repeat(LONGEST_PHRASE - 1)}…`],
  ["n".repeat(200_000), `${"n".repeat(LONGEST_PHRASE - 1)}…`],
])("a name is shown with at most as many letters as a phrase may have (%#)", (stored, shown) => {
  expect(boundedName(stored)).toBe(shown);
});
