import { describe, expect, test } from "vitest";
import { effect, feature } from "../../../tests/samples/feature.ts";
import type { Effect } from "./effect.ts";
import { boxesAdded, effectsFor, type EffectsInput } from "./offered-effects.ts";

const input = (changes: Partial<EffectsInput> = {}): EffectsInput => ({
  roll: "other",
  scope: "",
  traits: ["id1", "guile"],
  ...changes,
});

/** "by itself", "offered", or "not" for its roll. */
function how(one: Partial<Effect>, roll: Partial<EffectsInput> = {}): string {
  const [offered] = effectsFor([feature([one])], input(roll));
  return offered ? (offered.applies ? "by itself" : "offered") : "not";
}

describe("a roll is offered what is for it (S4)", () => {
  test.each<[string, Partial<Effect>, Partial<EffectsInput>, string]>([
    ["a bonus to a trait applies by itself", { traits: ["guile"] }, {}, "by itself"],
    ["the trait may be named by its id", { traits: ["id1"] }, {}, "by itself"],
    ["a bonus to another trait is not offered", { traits: ["agility"] }, {}, "not"],
    ["a second trait counts too", { traits: ["agility"] }, { traits: ["guile", "agility"] }, "by itself"],
    ["+1 on a kind of action, no matter which trait", { roll: "attack" }, { roll: "attack", traits: ["strength"] }, "by itself"],
    ["what is for attacks is not for other rolls", { roll: "attack" }, {}, "not"],
    ["nor is it for a defense", { roll: "attack" }, { roll: "defend" }, "not"],
    ["only in conflicts of one scope", { roll: "defend", scope: "social" }, { roll: "defend", scope: "physical" }, "not"],
    ["in that scope it is", { roll: "defend", scope: "social" }, { roll: "defend", scope: "social" }, "by itself"],
    ["+2 on a narrow use is the player's to choose", { when: "you bluff officials" }, {}, "offered"],
    ["what takes a fate point is the player's to choose", { costs: { ...effect().costs, points: 1 } }, {}, "offered"],
    ["a roll outside a conflict may create an aspect", { roll: "create" }, {}, "offered"],
    ["an attack creates none", { roll: "create" }, { roll: "attack" }, "not"],
    [
      "a substitute is offered where the trait it replaces is rolled",
      { kind: "substitute", traits: ["guile"], use: "agility" },
      {},
      "offered",
    ],
    ["and not where the substitute itself is rolled", { kind: "substitute", use: "guile" }, {}, "not"],
    ["a substitute without a trait does nothing", { kind: "substitute", traits: ["guile"] }, {}, "not"],
    ["boxes on a track are no matter of a roll", { kind: "track", track: "physical" }, {}, "not"],
    ["nor is what only its words say", { kind: "special" }, {}, "not"],
  ])("%s", (_, one, roll, expected) => {
    expect(how(one, roll)).toBe(expected);
  });
});

describe("boxes on a track (S4)", () => {
  test("of several add up, those for one row apart", () => {
    const box = (amount: number, row = "", track = "physical"): Partial<Effect> => ({ kind: "track", amount, row, track });
    const added = boxesAdded([feature([box(2), box(1), box(1, "severe")]), feature([box(5, "", "mental")])], "physical");
    expect([added.all, [...added.rows]]).toEqual([3, [["severe", 1]]]);
  });
});
