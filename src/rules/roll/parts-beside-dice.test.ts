import { expect, test } from "vitest";
import { request } from "../../../tests/samples/check-request.ts";
import { rulesetById } from "../rulesets/ruleset-by-id.ts";
import { partsBesideDice } from "./parts-beside-dice.ts";

/** A Fair (+2) roll of 4dF that shows +1, with a modifier of −1. */
const fate2 = rulesetById("fate2");
const input = request(2, { method: "fudge", modifiers: [{ id: "a", label: "Rain", value: -1 }] });
const result = fate2.resolve(input, [1, 0, 0, 0], {});
const beside = (thrown: number) => partsBesideDice(result, thrown).map(({ source, value }) => [source, value]);

test.each([
  [
    "dice that were thrown stand beside the trait and the modifiers",
    1,
    [
      ["trait", 2],
      ["modifier", -1],
    ],
  ],
  [
    "what an aspect placed without a throw is a part, too (F11)",
    0,
    [
      ["dice", 1],
      ["trait", 2],
      ["modifier", -1],
    ],
  ],
] as const)("%s", (_, thrown, expected) => expect(beside(thrown)).toEqual(expected));
