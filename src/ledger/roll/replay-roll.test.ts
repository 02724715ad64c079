import { describe, expect, test } from "vitest";
import { faces, request } from "../../../tests/samples/check-request.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import type { DoneEntry } from "../entry.ts";
import { replayRoll } from "./replay-roll.ts";

const { fate2, strands } = RULESETS;

function total(ruleset: Ruleset, entries: readonly DoneEntry[], signs = "+0-0"): number {
  const { state } = replayRoll(playing(ruleset), { request: request(2), faces: faces(signs) }, entries);
  return ruleset.resolve(state.request, state.faces, {}).total;
}

describe("a roll is its first throw and everything done to it, in order", () => {
  test("no entries: the first throw", () => expect(total(strands, [])).toBe(2));
  test("+2, twice", () =>
    expect(total(strands, [entry("invoke", "a", { gain: "plus-two" }), entry("invoke", "b", { gain: "plus-two" })])).toBe(6));
  test("all dice rerolled, then +2: the new faces count", () => {
    const reroll = entry("invoke", "a", { gain: "reroll-all" }, { outcome: { faces: faces("++++") } });
    expect(total(strands, [reroll, entry("invoke", "b", { gain: "plus-two" })])).toBe(8);
  });
  test("dice that are not thrown yet, while no GM is there: it stays as it is", () => {
    expect(total(strands, [entry("invoke", "a", { gain: "reroll-all" }), entry("invoke", "b", { gain: "plus-two" })])).toBe(4);
  });
  test("the chosen die is turned", () => expect(total(fate2, [entry("invoke", "a", { gain: "die-to-plus", die: 2 })])).toBe(4));
  test("an effect changes no dice", () => expect(total(strands, [entry("invoke", "a", { gain: "effect" })])).toBe(2));
  test("a cancelled point gives nothing", () => {
    const point = entry("spend", "a", { gain: "plus-one", use: "plus-one" });
    expect(total(fate2, [point])).toBe(3);
    expect(total(fate2, [point, entry("counter", "b", { entry: "a" })])).toBe(2);
  });
});

describe("what does not fit the dice is left out and named", () => {
  const faultOf = (ruleset: Ruleset, one: DoneEntry): string | null =>
    replayRoll(playing(ruleset), { request: request(2), faces: faces("+0-0") }, [one]).steps[0]?.fault ?? null;
  test("a die that is not there", () =>
    expect(faultOf(fate2, entry("invoke", "a", { gain: "die-to-plus", die: 9 }))).toBe("die-unfit"));
  test("faces that no die of this kind has", () => {
    expect(faultOf(strands, entry("invoke", "a", { gain: "reroll-all" }, { outcome: { faces: [9, 9, 9, 9] } }))).toBe(
      "die-unfit",
    );
  });
  test("too few faces", () => {
    expect(faultOf(strands, entry("invoke", "a", { gain: "reroll-all" }, { outcome: { faces: [1] } }))).toBe("die-unfit");
  });
});

describe("the second choice in FATE 2.0, by the campaign's dial", () => {
  const GIVES: readonly (readonly [gain: Gain, die: number, thrown: string, total: number])[] = [
    ["die-to-plus", 3, "", 3],
    ["minus-to-plus", 2, "", 4],
    ["blank-to-plus", 1, "", 3],
    ["raise-die", 2, "", 3],
    ["reroll-die", 2, "+", 4],
  ];
  const after = (dial: string, [gain, die, thrown]: (typeof GIVES)[number]) => {
    const asked = entry("invoke", "a", { gain, die }, { outcome: { faces: faces(thrown) } });
    const start = { request: request(2), faces: faces("+0-0") };
    return replayRoll(playing(fate2, { "fate2-second-gain": dial }), start, [asked]).steps[0];
  };
  test.each(GIVES)("%s", (...given) => {
    const [dial, , , sum] = given;
    expect(after(dial, given)?.result?.total).toBe(sum);
  });
});

describe("F11. Fate D6", () => {
  const pool = (entries: readonly DoneEntry[], thrown: readonly number[], value = thrown.length - 2) => {
    const start = { request: request(value, { method: "fate-pool" }), faces: thrown };
    const { state, steps } = replayRoll(playing(fate2), start, entries);
    return { total: fate2.resolve(state.request, state.faces, {}).total, faults: steps.map(({ fault }) => fault) };
  };
  test("an aspect turns one die into five, or rerolls them all", () => {
    expect(pool([entry("invoke", "a", { gain: "die-to-five", die: 0 })], [1, 2, 3]).total).toBe(10);
    expect(pool([entry("invoke", "a", { gain: "reroll-all" }, { outcome: { faces: [6, 6, 6] } })], [1, 2, 3]).total).toBe(18);
  });
  test("a fate point is one more die, and it counts; cancelled, it is gone", () => {
    const point = entry("spend", "a", { gain: "one-die", use: "plus-one" }, { outcome: { faces: [6] } });
    expect(pool([point], [1, 2, 3])).toEqual({ total: 12, faults: [null] });
    expect(pool([point, entry("counter", "b", { entry: "a" })], [1, 2, 3]).total).toBe(6);
  });
  test("without dice an aspect places one that shows one, and a second makes it five", () => {
    const placed = entry("invoke", "a", { gain: "place-die" });
    expect(pool([placed], [], -4)).toEqual({ total: 1, faults: [null] });
    expect(pool([placed, entry("invoke", "b", { gain: "die-to-five", die: 0 })], [], -4)).toEqual({
      total: 5,
      faults: [null, null],
    });
  });
});

test("each step has the roll's total with it", () => {
  const plus = [
    entry("invoke", "a", { gain: "plus-two" }),
    entry("invoke", "b", { gain: "effect" }),
    entry("invoke", "c", { gain: "plus-two" }),
  ];
  const { steps } = replayRoll(playing(strands), { request: request(2), faces: faces("+0-0") }, plus);
  expect(steps.map(({ result }) => result?.total ?? null)).toEqual([4, null, 6]);
});

test("each step knows when it was chosen: a compel's effect came after the roll", () => {
  const made = [
    entry("invoke", "a", { moment: "before" }),
    entry("answer", "b", { say: "trigger", gain: "minus-two", roll: "roll" }),
  ];
  const { steps } = replayRoll(playing(strands), { request: request(2), faces: faces("+0-0") }, made);
  expect(steps.map(({ moment, result }) => [moment, result?.total])).toEqual([
    ["before", 4],
    ["after", 2],
  ]);
});
