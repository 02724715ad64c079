import { describe, expect, test } from "vitest";
import { feature, NO_COSTS } from "../../../tests/samples/feature.ts";
import type { Effect } from "./effect.ts";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { initiativeBonuses, initiativeHelp } from "./initiative.ts";

const swift = { kind: "bonus", roll: "initiative", amount: 2 } as const;
const added = (...effects: readonly Partial<Effect>[]) =>
  initiativeBonuses([feature(effects, { name: "Quick on the Draw" })], ["id1", "agility"]);

describe("S4-R1: initiative is helped by what applies by itself", () => {
  test("a bonus for initiative", () => expect(added(swift)).toEqual([{ name: "Quick on the Draw", amount: 2 }]));
  test("several add up, each by its name", () =>
    expect(added(swift, { ...swift, amount: 1 }).map(({ amount }) => amount)).toEqual([2, 1]));
  test("a hindrance counts too", () =>
    expect(added({ ...swift, amount: -1 })).toEqual([{ name: "Quick on the Draw", amount: -1 }]));
  test("one tied to a trait, where initiative is counted from that", () => {
    expect([added({ ...swift, traits: ["agility"] }), added({ ...swift, traits: ["guile"] })]).toEqual([
      [{ name: "Quick on the Draw", amount: 2 }],
      [],
    ]);
  });
  test.each([
    ["one for any roll is no help with initiative", { ...swift, roll: "" }],
    ["one for attacks is none either", { ...swift, roll: "attack" }],
    ["one with a narrow circumstance is the player's to claim", { ...swift, when: "in the dark" }],
    ["a greater success is no bonus", { ...swift, kind: "success" }],
    ["extra boxes are none", { ...swift, kind: "track", track: "physical" }],
  ] as const)("%s", (_sentence, one) => expect(added(one)).toEqual([]));
  test("one that takes something is not used by itself", () => {
    expect(added({ ...swift, costs: { ...NO_COSTS, points: 1 } })).toEqual([]);
  });
});

test("S4. a bonus tied to a trait helps where initiative is counted from it, by key or by id", () => {
  const game = { ruleset: RULESETS.strands, dials: {} };
  const [key = ""] = RULESETS.strands.conflict?.orderedBy({}) ?? [];
  const help = (...traits: readonly string[]) =>
    initiativeHelp(game, actor({ traits: [trait(key, 2)], features: [feature([{ ...swift, traits }])] })).map(
      ({ value }) => value,
    );
  expect([help(key), help(`id-${key}`), help("cooking")]).toEqual([[2], [2], []]);
});
