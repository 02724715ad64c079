import { describe, expect, test } from "vitest";
import { faces, request } from "../../../tests/samples/check-request.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { RollState } from "../../rules/roll/roll-state.ts";
import { invokedRoll, mayWorsen, previewOf } from "./invoked-roll.view.ts";

const FATE2 = playing(RULESETS.fate2);
const STRANDS = playing(RULESETS.strands);
const state = (thrown: string, difficulty: number | null = null): RollState => ({
  request: { ...request(0), difficulty },
  faces: faces(thrown),
});

test("the roll as it stands: its total, the difficulty, and by how much it succeeds or fails", () => {
  const shown = (roll: RollState): unknown[] => {
    const { total, difficulty, outcome, success } = invokedRoll(FATE2, roll, false);
    return [total.number, difficulty?.number, outcome?.key, outcome?.args?.["margin"], success];
  };
  expect(shown(state("++00"))).toEqual(["+2", undefined, undefined, undefined, false]);
  expect(shown(state("++00", 5))).toEqual(["+2", "+5", "NORN.Outcome.failureBy", 3, false]);
  expect(shown(state("++00", 1))).toEqual(["+2", "+1", "NORN.Outcome.successBy", 1, true]);
});

describe("what a gain would make of it", () => {
  test.each([
    ["+2 is added", STRANDS, "plus-two", null, "1"],
    ["a die is turned to plus", FATE2, "die-to-plus", 0, "+1"],
  ] as const)("%s", (_case, game, gain, die, total) => {
    expect(previewOf(game, state("-000"), gain, die)?.total.number).toBe(total);
  });
  test.each(["reroll-all", "effect"] as const)("nothing is shown for %s: it is left to the dice, or to the story", (gain) => {
    expect(previewOf(FATE2, state("-000"), gain, null)).toBeNull();
  });
});

test.each([
  ["a reroll of bad dice", "reroll-all", "--0+", false],
  ["a reroll of average dice", "reroll-all", "-0+0", true],
  ["a reroll of good dice", "reroll-all", "+++0", true],
  ["+2", "plus-two", "+++0", false],
] as const)("%s may worsen the roll: %s", (_case, gain: Gain, thrown, worsens) => {
  expect(mayWorsen(FATE2, state(thrown), gain)).toBe(worsens);
});
