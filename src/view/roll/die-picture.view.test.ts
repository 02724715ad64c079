import { describe, expect, test } from "vitest";
import { request } from "../../../tests/samples/check-request.ts";
import type { DicePlan, DiceReading } from "../../rules/dice/dice-method.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { dicePictures, rolledPictures } from "./die-picture.view.ts";

const best = (rank: number): DicePlan => RULESETS.fate2.plan(request(rank, { method: "fate-pool" }));
const read = (...faces: readonly (readonly [face: number, counts?: boolean, hits?: number])[]): DiceReading => ({
  dice: faces.map(([face, counts = true, hits = 0]) => ({ face, counts, hits })),
  total: 0,
});

describe("dice as pictures", () => {
  test("Fudge faces are plus, minus and blank, with words for screen readers", () => {
    const pictures = dicePictures(RULESETS.fate2.plan(request(0)), read([-1], [0], [1]));
    expect(pictures.map(({ sign }) => sign)).toEqual(["minus", "blank", "plus"]);
    expect(pictures.map(({ label }) => label.key)).toEqual(["NORN.Chat.Die.minus", "NORN.Chat.Die.blank", "NORN.Chat.Die.plus"]);
  });

  test.each([1, 2, 3, 4, 5, 6])("a six-sided %i has as many dots", (face) => {
    expect(dicePictures(best(0), read([face]))[0]?.pips).toHaveLength(face);
  });

  test("a die that is not kept is idle, and says so", () => {
    const [kept, left] = dicePictures(best(0), read([6], [2, false]));
    expect([kept?.idle, left?.idle, left?.label.key]).toEqual([false, true, "NORN.Chat.Die.idle"]);
  });

  test("a d10 shows a dot for each hit", () => {
    const pictures = dicePictures(
      RULESETS.marumaru.plan(request(3, { method: "ten-hits" })),
      read([10, true, 2], [8, true, 1], [3, false]),
    );
    expect(pictures.map(({ ten, hits, idle }) => [ten, hits.length, idle])).toEqual([
      [10, 2, false],
      [8, 1, false],
      [3, 0, true],
    ]);
  });

  test("of d6 − d6 the second is subtracted", () => {
    const pictures = dicePictures(RULESETS.strands.plan(request(0, { method: "six-minus-six" })), read([4], [2]));
    expect(pictures.map(({ taken }) => taken)).toEqual([false, true]);
  });

  test("placed dice are distinguished from thrown ones", () => {
    const pictures = dicePictures(best(-2), read([2]));
    expect(pictures[0]?.placed).toBe(true);
  });
});

describe("dice of a formula in the chat", () => {
  const face = (value: number, counts = true, hits = 0) => ({ face: value, counts, hits });

  test.each([
    ["Fudge dice are drawn with their signs", "fudge", [face(1), face(0), face(-1)], ["plus", "blank", "minus"]],
    ["so are d6 read as such", "strands-six", [face(-1)], ["minus"]],
    ["other dice have none", "six", [face(6)], [null]],
  ] as const)("%s", (_what, kind, dice, signs) => {
    expect(rolledPictures(kind, dice).map(({ sign }) => sign)).toEqual(signs);
  });

  test("a pool of d10 shows its hits, and a dropped die is idle", () => {
    expect(rolledPictures("ten", [face(10, true, 2)])[0]).toMatchObject({ ten: 10, hits: [0, 1], label: { args: { hits: 2 } } });
    expect(rolledPictures("six", [face(2, false)])[0]).toMatchObject({ idle: true, label: { key: "NORN.Chat.Die.idle" } });
  });
});
