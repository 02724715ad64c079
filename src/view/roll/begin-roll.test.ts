import { describe, expect, test } from "vitest";
import { trait } from "../../../tests/samples/actor-snapshot.ts";
import { begun, named, type PlainRoll } from "../../../tests/samples/plain-roll.ts";
import { aspectOn, plainTable } from "../../../tests/samples/plain-table.ts";
import type { RulesetId } from "../../rules/rulesets/rulesets.ts";
import { TARGETED } from "./against.view.ts";
import type { RollForm } from "./roll-form.ts";
import type { RollSection } from "./roll-section.ts";

const GROUP = "physical";
const at = (game: RulesetId, roll: PlainRoll = {}) => begun(plainTable(game), roll);

describe("what is rolled", () => {
  test.each([
    ["a trait that is written on the actor", "strands", { trait: "id-strength" }, "strength", 2],
    ["a listed trait by its key, as the actor has it", "strands", { trait: "key:strength" }, "strength", 2],
    ["a rank without a trait", "strands", { options: { at: { name: "Walls", rank: 4 } } }, "Walls", 4],
    ["F3: an aspect, at its level", "fate2", { trait: "brave" }, "brave", 2],
  ] as const)("%s", (_, game, roll, name, rank) => expect(at(game, roll)?.setup.first).toMatchObject({ name, rank }));
  test("nothing, where the actor has no such trait", () => expect(at("strands", { trait: "id-gone" })).toBeNull());
  test("nothing, for an aspect in a game that rolls none", () => {
    expect(at("trifold", { trait: "brave" })).toBeNull();
  });
});

describe("whom it is against at first", () => {
  const target = (roll: PlainRoll) => at("strands", roll)?.form.target;
  test.each([
    ["those who are targeted", { targeted: ["Actor.foe"] }, TARGETED],
    ["no one, if no one is", {}, ""],
    [
      "whom the roll is asked for, whoever is targeted",
      { options: { against: named("Actor.you") }, targeted: ["Actor.foe"] },
      "Actor.you",
    ],
    [
      "no one, where it opposes a roll without a roller",
      { options: { purpose: { opposes: true } }, targeted: ["Actor.foe"] },
      "",
    ],
  ] as const)("%s", (_, roll, expected) => expect(target(roll)).toBe(expected));
  test("at their distance, where both are in zones", () => {
    const reader = { apart: (one: string, other: string) => (one === "Actor.me" && other === "Actor.foe" ? 2 : null) };
    expect(at("strands", { reader, targeted: ["Actor.foe"] })?.form.distance).toBe("2");
    expect(at("strands", { reader, targeted: ["Actor.you"] })?.form.distance).toBe("0");
  });
});

describe("how the form begins", () => {
  const form = (game: RulesetId, roll: PlainRoll): RollForm | undefined => at(game, roll)?.form;
  test("a difficulty that is asked for is the typed one", () => {
    expect(form("strands", { options: { difficulty: -1 } })).toMatchObject({ difficulty: "own", typed: "-1" });
  });
  test("F2: what hampers a side of a challenge is a modifier that can be seen and struck out", () => {
    const modifiers = form("fate2", { options: { modifier: { label: "The chase", value: -2 } } })?.modifiers;
    expect(modifiers).toEqual({ a: { label: "The chase", value: "-2" } });
  });
  test("what modifies it joins in the game's first way", () => {
    expect(form("strands", { joins: "id-strength" })?.seconds).toEqual({ a: { trait: "id-strength", joins: "modifies" } });
  });
  test("what a section decides", () => {
    const sections: readonly RollSection[] = [{ opening: ({ options }) => ({ attack: options.attackIn ?? "" }) }];
    expect(form("strands", { reader: { sections }, options: { attackIn: "mental" } })?.attack).toBe("mental");
  });
  test("nothing is chosen before the roll", () => expect(form("strands", {})?.before.aspects).toEqual([]));
});

describe("what can be rolled at once", () => {
  const known = (roll: PlainRoll, game: RulesetId = "marumaru") => {
    const traits = [trait("fight", 2), trait("brawn", 3, { group: GROUP }), trait("wits", 1, { group: GROUP })];
    return begun(plainTable(game, { actors: [{ uuid: "Actor.me", owners: ["p1"], traits }] }), { trait: "id-fight", ...roll });
  };
  test("M2: not a pair of which one is unknown", () => expect(known({})?.known).toBe(false));
  test("but the pair of last time", () => {
    const pair = known({ last: { seconds: { "id-fight": "id-brawn" } } });
    expect([pair?.known, pair?.form.seconds]).toEqual([true, { a: { trait: "id-brawn", joins: "adds" } }]);
  });
  test("not with a trait of last time that is gone", () => {
    expect(known({ last: { seconds: { "id-fight": "id-gone" } } })?.known).toBe(false);
  });
  test("and the pair that is asked for", () => expect(known({ options: { second: "id-wits" } })?.known).toBe(true));
  test("all that is rolled alone", () => expect(known({}, "strands")?.known).toBe(true));
});

test("an aspect is nobody's partner", () => {
  const world = plainTable("fate2", { aspects: [aspectOn("Actor.me", "swift", { level: 3 })] });
  expect(begun(world, { trait: "swift" })?.setup.traits.map(({ id }) => id)).not.toContain("Actor.me.Item.swift");
});
