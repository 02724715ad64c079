import { describe, expect, test } from "vitest";
import { faces, modifier, request, rolled } from "../../../tests/samples/check-request.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import { text } from "../text.ts";
import { type CheckResultView, checkResultView } from "./check-result.view.ts";

function view(game: RulesetId, asked: CheckRequest, thrown: readonly number[], words = true): CheckResultView {
  const ruleset = RULESETS[game];
  return checkResultView(ruleset.resolve(asked, thrown), ruleset, words);
}
const badges = ({ outcome }: CheckResultView): string[] =>
  (outcome?.badges ?? []).map(({ words }) => words.key.replace("NORN.Outcome.", ""));

describe("FATE 2.0", () => {
  const asked = request(1, { difficulty: 0, modifiers: [{ id: "a", label: "rope", value: 1 }] });

  test("the total has a number and a word, the difficulty too", () => {
    const { total, difficulty } = view("fate2", asked, faces("++-0"));
    expect(total).toEqual({ number: "+3", word: text("NORN.Ladder.fate2.great") });
    expect(difficulty).toEqual({ number: "0", word: text("NORN.Ladder.fate2.average") });
  });
  test("the words of the ladder can be left out", () => {
    const { total, difficulty } = view("fate2", asked, faces("++-0"), false);
    expect([total, difficulty]).toEqual([
      { number: "+3", word: null },
      { number: "0", word: null },
    ]);
  });
  test("every part is a line: its name and its value", () => {
    expect(view("fate2", asked, faces("++-0")).parts).toEqual([
      { source: "trait", name: "first", label: null, value: "+1", unit: null },
      { source: "modifier", name: "rope", label: null, value: "+1", unit: null },
      { source: "dice", name: "", label: text("NORN.Part.dice"), value: "+1", unit: null },
    ]);
  });
  test("a modifier without a name has a default one", () => {
    const { parts } = view("fate2", request(0, { modifiers: [modifier(-2)] }), faces("0000"));
    expect(parts[1]).toEqual({ source: "modifier", name: "", label: text("NORN.Part.modifier"), value: "−2", unit: null });
  });
  test("a success says by how much, and its degree, magnitude and duration", () => {
    const shown = view("fate2", asked, faces("++-0"));
    expect(shown.outcome?.headline).toEqual({ words: text("NORN.Outcome.successBy", { margin: 3 }), tone: "good" });
    expect(badges(shown)).toEqual(["fate2.significant", "fate2.major", "fate2.session"]);
  });
  test("a failure says by how much and nothing else; a tie is a success with nothing to spare", () => {
    const failed = view("fate2", request(0, { difficulty: 2 }), faces("-000"));
    expect(failed.outcome).toEqual({
      success: false,
      goesOn: false,
      headline: { words: text("NORN.Outcome.failureBy", { margin: 3 }), tone: "bad" },
      badges: [],
    });
    expect(view("fate2", request(0, { difficulty: 0 }), faces("0000")).outcome?.headline.words.key).toBe("NORN.Outcome.tie");
  });
  test("without a difficulty there is no outcome", () => {
    expect(view("fate2", request(0), faces("0000"))).toMatchObject({ difficulty: null, outcome: null });
  });
  test("a pool of six-sided dice has a plain sum, and says which dice count", () => {
    const pool = view("fate2", request(0, { method: "fate-pool", difficulty: 5, modifiers: [modifier(-1)] }), [2, 5, 4]);
    expect(pool.total).toEqual({ number: "6", word: null });
    expect(pool.notes).toEqual([text("NORN.Reading.lowest", { count: 2 })]);
    expect(pool.parts[0]).toMatchObject({ value: "2", unit: text("NORN.Part.manyDice") });
    expect(pool.parts[1]).toMatchObject({ value: "−1", unit: text("NORN.Part.oneDie") });
    expect(pool.dice.map(({ idle }) => idle)).toEqual([false, true, false]);
  });
  test("a Poor pool is placed, an Abysmal one has no dice", () => {
    const notes = (rank: number): string[] =>
      view("fate2", request(rank, { method: "fate-pool" }), []).notes.map(({ key }) => key);
    expect(notes(-2)).toEqual(["NORN.Reading.placed"]);
    expect(notes(-4)).toEqual(["NORN.Reading.none"]);
  });
});

describe("Strands", () => {
  test("spin comes first, and numbers are plain", () => {
    const shown = view("strands", request(3, { difficulty: 0 }), faces("0000"));
    expect(shown.total).toEqual({ number: "3", word: null });
    expect(badges(shown)).toEqual(["strands.spin", "strands.significant"]);
  });
  test("a second ability says how it joins", () => {
    const { parts } = view("strands", request(0, { traits: [rolled(3), rolled(1, "restricts")] }), faces("0000"));
    expect(parts[1]?.label).toEqual(text("NORN.Part.joined", { name: "restricts", joins: text("NORN.Combination.restricts") }));
  });
});

describe("Tri-Fold", () => {
  test("shifts are counted, and a success without shifts is marginal", () => {
    const shifts = (rank: number): unknown =>
      view("trifold", request(rank, { difficulty: 0 }), faces("0000")).outcome?.badges.map(({ words }) => words);
    expect([shifts(0), shifts(1), shifts(3), shifts(-1)]).toEqual([
      [text("NORN.Outcome.trifold.shifts.none", { count: 0 })],
      [text("NORN.Outcome.trifold.shifts.one", { count: 1 })],
      [text("NORN.Outcome.trifold.shifts.many", { count: 3 })],
      [],
    ]);
  });
});

describe("Marumaru", () => {
  const asked = (otherwise: Partial<CheckRequest>): CheckRequest => request(3, { method: "ten-hits", ...otherwise });

  test("hits are counted, and the hits left over are shown", () => {
    const shown = view("marumaru", asked({ difficulty: 1, enhancement: 1 }), [8, 2, 8]);
    expect(shown.total).toEqual({ number: "3", word: text("NORN.Total.hits") });
    expect(badges(shown)).toEqual(["marumaru.left.many"]);
    expect(shown.parts.map(({ value }) => value)).toEqual(["3", "2", "+1"]);
  });
  test("a complication that can be avoided says what that leaves; one that cannot takes effect", () => {
    const avoidable = view("marumaru", asked({ difficulty: 1, complication: 1 }), [8, 2, 8]);
    expect(avoidable.outcome?.badges[1]?.words).toEqual(text("NORN.Outcome.marumaru.avoidable.none", { count: 0 }));
    expect(badges(view("marumaru", asked({ difficulty: 1, complication: 3 }), [8, 2, 8]))).toEqual([
      "marumaru.left.one",
      "marumaru.bites",
    ]);
  });
  test("a chance die and double nines are mentioned", () => {
    expect(view("marumaru", request(0, { method: "ten-hits" }), [3]).notes).toEqual([text("NORN.Reading.chance")]);
    const special = request(0, { method: "ten-hits", traits: [rolled(1, null, true)] });
    expect(view("marumaru", special, [9]).notes).toEqual([text("NORN.Reading.doubleNines")]);
  });
});
