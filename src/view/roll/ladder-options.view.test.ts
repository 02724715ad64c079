import { describe, expect, test } from "vitest";
import { inWords } from "../../../tests/templates/render-template.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { text } from "../text.ts";
import { complicationOptions, difficultyOptions } from "./ladder-options.view.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;

describe("difficulties", () => {
  test("FATE 2.0: every rung, with its meaning where the game gives one", () => {
    const options = difficultyOptions(fate2, "fudge", true);
    expect(options).toHaveLength(11);
    expect(options[0]).toEqual({
      value: 6,
      number: "+6",
      label: text("NORN.Option.rung", { number: "+6", word: text("NORN.Ladder.fate2.legendary") }),
    });
    expect(options.find(({ value }) => value === 1)?.label).toEqual(
      text("NORN.Option.meaning", {
        number: "+1",
        word: text("NORN.Ladder.fate2.fair"),
        meaning: text("NORN.Ladder.fate2.difficult"),
      }),
    );
  });
  test("the pool of six-sided dice has difficulties of its own", () => {
    const options = difficultyOptions(fate2, "fate-pool", true);
    expect(options.map(({ number }) => number)).toEqual(["30", "25", "20", "15", "10", "5", "1"]);
    expect(options[6]?.label).toEqual(text("NORN.Option.plain", { number: "1", meaning: text("NORN.Ladder.fate2.negligible") }));
  });
  test("where the difficulties are the ladder itself, its words are not repeated", () => {
    const labels = difficultyOptions(trifold, "fudge", true).map(({ label }) => label?.key);
    expect(new Set(labels)).toEqual(new Set(["NORN.Option.rung"]));
  });
  test.each([
    [2, "most people half the time"],
    [3, "a moderate task"],
    [4, "some training, or luck"],
    [5, "only the very good"],
    [6, "an expert"],
  ])("S1. Strands of Fate: %i is what takes %s", (difficulty, words) => {
    const label = difficultyOptions(strands, "fudge", true).find(({ value }) => value === difficulty)?.label;
    expect(label && inWords(label)).toContain(words);
  });
  test("without words the numbers are plain", () => {
    expect(difficultyOptions(strands, "fudge", false).map(({ number, label }) => [number, label])).toEqual(
      ["6", "5", "4", "3", "2", "1", "0"].map((number) => [number, null]),
    );
  });
});

test("complications from the cheapest; none where the game has none", () => {
  expect(complicationOptions(marumaru).map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(complicationOptions(fate2)).toEqual([]);
});
