import { expect, test } from "vitest";
import { choosing, NOTHING_BEFORE } from "./before-chosen.ts";

const both = choosing(choosing(NOTHING_BEFORE, { nornBefore: "one" }, true), { nornBefore: "two" }, true);

test.each([
  ["aspects are paid for in the order chosen", both, { aspects: ["one", "two"] }],
  ["one that is deselected is chosen no more", choosing(both, { nornBefore: "one" }, false), { aspects: ["two"] }],
  ["one that is chosen again comes last", choosing(both, { nornBefore: "one" }, true), { aspects: ["two", "one"] }],
  ["a point is chosen beside them", choosing(both, { nornBeforePoint: "plus-one" }, true), { spends: ["plus-one"] }],
  ["whether one works against its carrier is said", choosing(both, { nornBeforeAgainst: "two" }, false), { said: { two: "no" } }],
] as const)("%s", (_, chosen, expected) => expect(chosen).toMatchObject(expected));
