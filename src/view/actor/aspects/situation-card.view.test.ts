import { expect, test } from "vitest";
import { lockedTo } from "../../../../tests/samples/an-aspect.ts";
import { sampleSource } from "../../../../tests/templates/sample-input.ts";
import { RULESETS } from "../../../rules/rulesets/rulesets.ts";
import { situationCard } from "./situation-card.view.ts";
import type { AspectInput, SheetFlags } from "../sheet-input.ts";

const FLAGS: SheetFlags = { editable: true, editing: false, words: true, expanded: new Set(), descriptions: {} };
const [sample] = sampleSource(RULESETS.trifold, "full", "situation").aspects;

function shown(own: Partial<AspectInput>, flags = FLAGS) {
  const aspects = sample ? [{ ...sample, persistent: false, lock: lockedTo({ on: false }), ...own }] : [];
  return situationCard({ aspects }, RULESETS.trifold, flags);
}

test("each free invocation is a pip, and the words beside it say how many and whose", () => {
  const [aspect] = shown({
    freeOf: [
      { id: "a", count: 2, holder: "", mine: true },
      { id: "b", count: 1, holder: "Ina", mine: false },
    ],
  }).aspects;
  expect(aspect?.pips.map(({ dots, free, label }) => [dots.length, free, label.args])).toEqual([
    [2, "a", { count: 2 }],
    [1, "", { who: "Ina" }],
  ]);
});

test("a hundred free invocations are a number, not a hundred pips", () => {
  const [aspect] = shown({ freeOf: [{ id: "a", count: 100, holder: "", mine: false }] }).aspects;
  expect([aspect?.pips[0]?.dots.length, aspect?.pips[0]?.label.args]).toEqual([8, { count: 100 }]);
});

test.each([
  ["fragile", { nature: "fragile" }],
  ["sticky", { nature: "sticky" }],
  ["hidden", { hidden: true }],
] as const)("that it is %s shows at a glance", (mark, own) =>
  expect(shown(own).aspects[0]?.badges.map(({ id }) => id)).toEqual([mark]),
);

test("only who may change the situation may write one more", () =>
  expect([shown({}).more?.name, shown({}, { ...FLAGS, editable: false }).more]).toEqual(["more.aspect", null]));
