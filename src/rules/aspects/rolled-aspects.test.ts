import { describe, expect, test } from "vitest";
import { actor, aspect } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { hasAspectsAsSkills, rolledAspects } from "./rolled-aspects.ts";

const guard = actor({
  type: "npc",
  tier: "aspect-shorthand",
  aspects: [aspect("Mercenary", 2), aspect("Lance", 1, { kind: "equipment" }), aspect("Captain", 1, { role: "goal" })],
});

describe("F3. It may be necessary to roll the aspect", () => {
  test("one's own, a prop too, and not a goal that is still ahead", () => {
    expect(rolledAspects(RULESETS.fate2, guard).map(({ name }) => name)).toEqual(["Mercenary", "Lance"]);
  });
  test("not what befalls someone for a while", () => {
    const passing = actor({ aspects: [aspect("cut", 1, { kind: "consequence" }), aspect("off balance", 1, { kind: "boost" })] });
    expect(rolledAspects(RULESETS.fate2, passing)).toEqual([]);
  });
  test("the other games roll none", () => {
    const { strands, trifold, marumaru } = RULESETS;
    expect([strands, trifold, marumaru].map((game) => rolledAspects(game, guard))).toEqual([[], [], []]);
  });
});

test("F3. A GM may assign aspects to an NPC and use those for all rolls", () => {
  const tiers = ["aspect-shorthand", "minion", ""].map((tier) => hasAspectsAsSkills(RULESETS.fate2, { tier }));
  expect(tiers).toEqual([true, false, false]);
});
