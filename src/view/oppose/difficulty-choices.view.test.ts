import { describe, expect, test } from "vitest";
import { request } from "../../../tests/samples/check-request.ts";
import { circumstances } from "../../../tests/samples/entry-circumstances.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { text } from "../text.ts";
import { entryLine } from "../log/entry-line.view.ts";
import { difficultyChoices, readGivenDifficulty } from "./difficulty-choices.view.ts";

describe("the difficulty of a roll that was made", () => {
  test("is one of the game's rungs, with the one it has now chosen", () => {
    const { choices, typed } = difficultyChoices(RULESETS.strands, request(0, { difficulty: 2 }), true);
    expect(choices.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(["2"]);
    expect([choices[0]?.value, choices.length, typed]).toEqual(["", 8, ""]);
  });
  test("or any other number, which is then in the field", () => {
    const { choices, typed } = difficultyChoices(RULESETS.strands, request(0, { difficulty: 9 }), true);
    expect([choices.some(({ selected }) => selected), typed]).toEqual([false, "9"]);
  });
  test.each([
    ["none", "", "", { ok: true, value: null }],
    ["a rung", "3", "", { ok: true, value: 3 }],
    ["a number that was typed counts before the rung", "3", " −2 ", { ok: true, value: -2 }],
    ["what is no number is refused in words", "", "many", { ok: false, code: "notANumber" }],
    ["and so is what no dice could reach", "", "99", { ok: false, code: "tooLarge" }],
  ] as const)("%s", (_what, rung, typed, read) => {
    expect(readGivenDifficulty(request(0), { rung, typed })).toMatchObject(read);
  });
  test("its line says who set it", () => {
    const line = (difficulty: number | null, actorName = ""): unknown =>
      entryLine(entry("difficulty", "d", { difficulty }, { actorName }), circumstances({ mayTakeBack: true })).words;
    expect(line(-1)).toEqual(text("NORN.Oppose.Difficulty.Line.gm", { number: "−1" }));
    expect(line(3, "Me")).toEqual(text("NORN.Oppose.Difficulty.Line.set", { who: "Me", number: "3" }));
    expect(line(null)).toEqual(text("NORN.Oppose.Difficulty.Line.none"));
  });
});
