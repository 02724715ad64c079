import { describe, expect, test } from "vitest";
import { anAspect } from "../../../tests/samples/an-aspect.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { Ruleset } from "../ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import type { Gain } from "./invocation-rules.ts";
import { invokeTogether, NOTHING_CHOSEN } from "./invoke-together.ts";
import type { InvokeInput } from "./invoke.ts";

const { fate2, strands, trifold, marumaru } = RULESETS;

function input(uuid: string, points: number, gain: Gain = "plus-two", aspect: Partial<Aspect> = {}): InvokeInput {
  return {
    aspect: anAspect({ uuid, ...aspect }),
    payer: { source: "own", actor: "Actor.me", points, tier: "" },
    gain,
    moment: "before",
    method: "fudge",
    traits: [],
    uses: [],
    owner: null,
    against: false,
    unlucky: anAspect({ uuid: "Item.unlucky" }),
  };
}

/** How each was paid, or why not. */
function paid(ruleset: Ruleset, all: readonly InvokeInput[], dials: DialValues = {}, points = 0): string[] {
  const { answers } = invokeTogether(playing(ruleset, dials), { ...NOTHING_CHOSEN, points }, all);
  return answers.map((answer) => (answer.ok ? answer.value.payment : answer.code));
}

describe("several aspects chosen before one roll", () => {
  test("two points pay for two of three", () => {
    const three = ["a", "b", "c"].map((id) => input(id, 2));
    expect(paid(strands, three)).toEqual(["point", "point", "points-short"]);
    expect(
      paid(
        marumaru,
        three.map((one): InvokeInput => ({ ...one, gain: "two-dice", method: "ten-hits" })),
      ),
    ).toEqual(["point", "point", "points-short"]);
  });
  test("a fate point chosen in addition is counted", () =>
    expect(paid(strands, [input("a", 1)], {}, 1)).toEqual(["points-short"]));
  test("30. A normal and a persistent aspect of like meaning: ±4 for one point", () => {
    expect(paid(strands, [input("slippery", 1), input("ice", 1, "plus-two", { persistent: true })])).toEqual([
      "point",
      "nothing",
    ]);
  });
  test("the campaign's limit counts what is chosen", () => {
    const dials = { "strands-limit": "points", "strands-level": "commoner" };
    const three = ["a", "b", "c"].map((id) => input(id, 9));
    expect(paid(strands, three, dials)).toEqual(["point", "point", "limit-reached"]);
  });
  test("one aspect a scope, if the campaign says so", () => {
    const dials = { "strands-limit": "scopes" };
    const own = { parent: "Actor.me" };
    const all = [
      input("a", 9, "plus-two", own),
      input("b", 9, "plus-two", own),
      input("c", 9, "plus-two", { kind: "scene", parent: "Actor.quay" }),
    ];
    expect(paid(strands, all, dials)).toEqual(["point", "scope-used", "point"]);
  });
  test("of two debts, the first creates the aspect that stands for them", () => {
    const { answers } = invokeTogether(playing(strands, { "strands-debt": true }), NOTHING_CHOSEN, [
      input("a", 0),
      input("b", 0),
    ]);
    const added = answers.map((answer) => answer.ok && answer.value.events.some(({ type }) => type === "aspect-added"));
    expect(added).toEqual([true, false]);
  });
  test("nothing is invoked before the roll in FATE 2.0 and Tri-Fold", () => {
    expect(paid(fate2, [input("a", 2, "reroll-all")])).toEqual(["not-now"]);
    expect(paid(trifold, [input("a", 2)])).toEqual(["not-now"]);
  });
});
