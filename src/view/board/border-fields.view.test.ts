import { expect, test } from "vitest";
import { borderFields, type PossibleBarrier } from "./border-fields.view.ts";

const GATE: PossibleBarrier = { id: "gate", name: "A locked gate", inPlay: true };

test.each([
  ["zones without a way between them have no border", null, [GATE], [false, 0, ""]],
  ["a border without an aspect is as it was typed", { border: 2, aspect: "" }, [GATE], [true, 2, ""]],
  ["one that is an aspect has it chosen", { border: 2, aspect: "gate" }, [GATE], [true, 2, "gate"]],
  ["T4-R24. a border whose aspect is gone does not come back", { border: 2, aspect: "gate" }, [], [true, 0, ""]],
  [
    "an aspect of another game is not lost by saving in this one",
    { border: 2, aspect: "gate" },
    [{ ...GATE, inPlay: false }],
    [true, 2, "gate"],
  ],
] as const)("%s", (_sentence, way, aspects, [next, border, chosen]) => {
  const fields = borderFields(way, aspects);
  expect([fields.next, fields.border, fields.aspects.find((one) => one.chosen)?.id ?? ""]).toEqual([next, border, chosen]);
});

test("only aspects of this game are offered", () => {
  expect(borderFields(null, [GATE, { id: "fog", name: "Fog", inPlay: false }]).aspects.map(({ id }) => id)).toEqual(["gate"]);
});
