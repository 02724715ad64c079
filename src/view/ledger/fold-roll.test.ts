import { describe, expect, test } from "vitest";
import { entry } from "../../../tests/samples/ledger-entry.ts";
import { faces, request } from "../../../tests/samples/check-request.ts";
import { RULESETS, type Ruleset } from "../../rules/index.ts";
import type { Entry } from "./entry.ts";
import { foldRoll } from "./fold-roll.ts";

const { fate2, strands } = RULESETS;

function total(ruleset: Ruleset, entries: readonly Entry[], signs = "+0-0"): number {
  const { state } = foldRoll(ruleset, { request: request(2), faces: faces(signs) }, entries, {});
  return ruleset.resolve(state.request, state.faces, {}).total;
}

describe("a roll is what fell, and what was done to it since, in order", () => {
  test("nothing done: what fell", () => expect(total(strands, [])).toBe(2));
  test("+2, twice", () => expect(total(strands, [entry("a", { gain: "plus-two" }), entry("b", { gain: "plus-two" })])).toBe(6));
  test("all dice anew, then +2: the faces thrown for it count", () => {
    const reroll = entry("a", { gain: "reroll-all" }, { outcome: { thrown: faces("++++") } });
    expect(total(strands, [reroll, entry("b", { gain: "plus-two" })])).toBe(8);
  });
  test("the die pointed at is turned", () => expect(total(fate2, [entry("a", { gain: "die-to-plus", die: 2 })])).toBe(4));
  test("an effect changes no dice", () => expect(total(strands, [entry("a", { gain: "effect" })])).toBe(2));
  test("a point that was cancelled gives nothing", () => {
    const point = entry("a", { gain: "plus-one", use: "plus-one" }, { kind: "spend" });
    expect(total(fate2, [point])).toBe(3);
    expect(total(fate2, [point, entry("b", { entry: "a" }, { kind: "counter" })])).toBe(2);
  });
});

describe("what does not fit the dice is left out and named", () => {
  const faultOf = (ruleset: Ruleset, one: Entry): string | null =>
    foldRoll(ruleset, { request: request(2), faces: faces("+0-0") }, [one], {}).steps[0]?.fault ?? null;
  test("a die that is not there", () => expect(faultOf(fate2, entry("a", { gain: "die-to-plus", die: 9 }))).toBe("die-unfit"));
  test("faces that no die of this kind has", () => {
    expect(faultOf(strands, entry("a", { gain: "reroll-all" }, { outcome: { thrown: [9, 9, 9, 9] } }))).toBe("die-unfit");
  });
  test("too few faces", () => {
    expect(faultOf(strands, entry("a", { gain: "reroll-all" }, { outcome: { thrown: [1] } }))).toBe("die-unfit");
  });
  test("a gain the game does not offer, unless a game master's client says so", () => {
    expect(faultOf(strands, entry("a", { gain: "die-to-plus", die: 1 }, { byGm: false }))).toBe("no-roll-change");
    expect(faultOf(strands, entry("a", { gain: "die-to-plus", die: 1 }))).toBeNull();
  });
});
