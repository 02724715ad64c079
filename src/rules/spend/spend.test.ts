import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import type { Payer } from "./payer.ts";
import { counterSpend, spend, type SpendInput, type SpendMade } from "./spend.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;
const me = (points: number): Payer => ({ source: "own", actor: "Actor.me", points, tier: "" });
const input = (use: string, otherwise: Partial<SpendInput> = {}): SpendInput => ({
  use,
  payer: me(3),
  method: "fudge",
  made: [],
  spent: 0,
  box: null,
  ...otherwise,
});
const cost = (by: number): object => ({ type: "fate-points-changed", actor: "Actor.me", counter: "value", by });

function outcome(ruleset: Ruleset, request: SpendInput, dials: DialValues = {}): unknown {
  const made = spend(playing(ruleset, dials), request);
  return made.ok ? made.value.events : made.code;
}
const before = (use: string, countered: boolean, spender = "Actor.me"): SpendMade[] => [{ use, spender, countered }];

describe("FATE 2.0", () => {
  test("+1 once per roll, unless it was countered", () => {
    expect(outcome(fate2, input("plus-one"))).toEqual([cost(-1)]);
    expect(outcome(fate2, input("plus-one", { made: before("plus-one", false) }))).toBe("used-this-roll");
    expect(outcome(fate2, input("plus-one", { made: before("plus-one", true) }))).toEqual([cost(-1)]);
    expect(outcome(fate2, input("plus-one", { made: before("plus-one", false, "Actor.them") }))).toEqual([cost(-1)]);
  });
  test("in the pool of six-sided dice it is one more die", () => {
    const made = spend(playing(fate2), input("plus-one", { method: "fate-pool" }));
    expect(made).toMatchObject({ value: { use: { gain: "one-die" } } });
  });
  test("F11. No more than one fate die applies to a single roll, whoever pays for it", () => {
    const dials = { "fate2-help": true };
    const pool = (use: string, made: SpendMade[]) => outcome(fate2, input(use, { method: "fate-pool", made }), dials);
    expect(pool("plus-one", before("help", false, "Actor.them"))).toBe("used-this-roll");
    expect(pool("help", before("plus-one", false, "Actor.them"))).toBe("used-this-roll");
    expect(pool("help", before("plus-one", true, "Actor.them"))).toEqual([cost(-2)]);
    expect(outcome(fate2, input("help", { made: before("plus-one", false, "Actor.them") }), dials)).toEqual([cost(-2)]);
  });
  test("countering costs a point too", () => {
    expect(counterSpend(playing(fate2), me(1))).toEqual({ ok: true, value: [cost(-1)] });
    expect(counterSpend(playing(fate2), me(0))).toMatchObject({ code: "points-short" });
    expect(counterSpend(playing(strands), me(1))).toMatchObject({ code: "not-countered" });
  });
  test("the further uses exist if their dials are on", () => {
    expect(outcome(fate2, input("help"))).toBe("use-unknown");
    expect(outcome(fate2, input("help"), { "fate2-help": true })).toEqual([cost(-2)]);
    expect(outcome(fate2, input("help", { payer: me(1) }), { "fate2-help": true })).toBe("points-short");
    expect(outcome(fate2, input("help", { made: before("help", false) }), { "fate2-help": true })).toBe("used-this-roll");
    for (const use of ["monologue", "swap-places", "take-wound", "arrival"]) {
      expect(outcome(fate2, input(use, { method: null }), { [`fate2-${use}`]: true })).toEqual([cost(-1)]);
    }
  });
  test("a box may pay for a point if the campaign says so", () => {
    const box = anAspect({ level: 2, checked: 1 });
    const dials = { "fate2-box-pays": true, "fate2-help": true };
    expect(outcome(fate2, input("plus-one", { box }))).toBe("box-pays-not");
    expect(outcome(fate2, input("plus-one", { box, payer: me(0) }), dials)).toEqual([
      { type: "aspect-boxes-changed", aspect: "Item.aspect", by: 1 },
    ]);
    expect(outcome(fate2, input("help", { box }), dials)).toEqual([
      { type: "aspect-boxes-changed", aspect: "Item.aspect", by: 1 },
      cost(-1),
    ]);
    expect(outcome(fate2, input("plus-one", { box: anAspect({ checked: 1 }) }), dials)).toBe("boxes-spent");
    expect(outcome(fate2, input("plus-one", { box: anAspect({ parent: "Actor.them" }) }), dials)).toBe("box-pays-not");
  });
  test("+1 needs a roll, a bit of story does not", () => {
    expect(outcome(fate2, input("plus-one", { method: null }))).toBe("no-roll");
    expect(outcome(fate2, input("narrative", { method: null }))).toEqual([cost(-1)]);
  });
});

test("a box counts as one point of the price", () => {
  const box = anAspect();
  const dials = { "fate2-box-pays": true, "fate2-help": true };
  const points = (use: string): unknown => spend(playing(fate2, dials), input(use, { box }));
  expect(points("narrative")).toMatchObject({ value: { points: 0 } });
  expect(points("help")).toMatchObject({ value: { points: 1 } });
  expect(outcome(fate2, input("narrative", { box: anAspect({ role: "goal" }) }), dials)).toBe("box-pays-not");
});

describe("Strands of Fate", () => {
  test("+1 without an aspect, as often as one can pay", () => {
    expect(outcome(strands, input("plus-one", { made: before("plus-one", false) }))).toEqual([cost(-1)]);
  });
  test.each([
    ["expert", 2],
    ["hero", 3],
    ["super-hero-world", 4],
  ])("a limit on spending counts all points on the roll: %s %i", (level, most) => {
    const dials = { "strands-limit": "points", "strands-level": level };
    expect(outcome(strands, input("plus-one", { payer: me(9), spent: most - 1 }), dials)).toEqual([cost(-1)]);
    expect(outcome(strands, input("plus-one", { payer: me(9), spent: most }), dials)).toBe("limit-reached");
    expect(outcome(strands, input("plus-one", { payer: me(9), spent: most }))).toEqual([cost(-1)]);
  });
});

test("Tri-Fold and Marumaru have no +1, but a point changes the story", () => {
  expect([outcome(trifold, input("plus-one")), outcome(marumaru, input("plus-one"))]).toEqual(["use-unknown", "use-unknown"]);
  expect(outcome(marumaru, input("narrative", { method: null }))).toEqual([cost(-1)]);
});
