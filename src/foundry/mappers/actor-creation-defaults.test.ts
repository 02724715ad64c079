import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS, type RulesetId } from "../../rules/rulesets/rulesets.ts";
import { actorCreationDefaults, isOpenAtFirst } from "./actor-creation-defaults.ts";

const ada = actor({ name: "Ada" });
const NOTHING = { items: false, ownership: false, token: false, fatePoints: false, duplicate: false };
const play = (game: RulesetId, byGm = false) => ({
  ruleset: RULESETS[game],
  dials: {},
  nameOf: (key: string) => `The ${key}`,
  byGm,
});

describe("a new vehicle, organization or unit", () => {
  test.each([
    ["vehicle", "structure", "vehicle"],
    ["organization", "security", "physical"],
    ["unit", "social", "social"],
  ])("of Strands: a %s gets its own abilities", (type, key, group) => {
    const { traits, fatePoints } = actorCreationDefaults({ ...ada, type }, NOTHING, play("strands"));
    expect(traits.find(({ system }) => system.key === key)?.system).toEqual({ key, game: "strands", group, rank: 0 });
    expect(fatePoints).toBeNull();
  });
  test("of another game gets none", () => {
    expect(actorCreationDefaults({ ...ada, type: "vehicle" }, NOTHING, play("fate2")).traits).toEqual([]);
  });
});

describe("a new character", () => {
  test("gets the traits the game lists, named, at the unbought rank", () => {
    const { traits } = actorCreationDefaults(ada, NOTHING, play("marumaru"));
    expect(traits).toHaveLength(RULESETS.marumaru.traits.list.length);
    expect(traits.find(({ system }) => system.key === "wits")).toEqual({
      name: "The wits",
      type: "skill",
      system: { key: "wits", game: "marumaru", group: "mental", rank: 1 },
    });
  });

  test.each([
    ["trifold", { value: 5, refresh: 0 }],
    ["strands", { value: 6, refresh: 6 }],
  ] as const)("of %s starts with the fate points of the game", (game, points) => {
    expect(actorCreationDefaults(ada, NOTHING, play(game)).fatePoints).toEqual(points);
  });

  test("that brings items, points, owners or a token keeps them", () => {
    const all = { items: true, ownership: true, token: true, fatePoints: true, duplicate: false };
    expect(actorCreationDefaults(ada, all, play("strands"))).toEqual({
      traits: [],
      fatePoints: null,
      token: false,
      open: false,
      prepared: false,
    });
  });

  test("of a GM's is for no player to read yet", () => {
    expect(actorCreationDefaults(ada, NOTHING, play("fate2", true))).toMatchObject({ token: true, open: false });
  });

  test("has one document for all its tokens, and is open to all players if a player makes it; NPCs are neither", () => {
    expect(actorCreationDefaults(ada, NOTHING, play("fate2"))).toMatchObject({ token: true, open: true });
    const guard = actorCreationDefaults({ ...ada, type: "npc" }, NOTHING, play("fate2"));
    expect(guard).toEqual({ traits: [], fatePoints: null, token: false, open: false, prepared: false });
  });
});

describe("who may read a new actor, however it comes to be", () => {
  test.each([
    ["a character that a player makes or imports", "character", false, true],
    ["a character that a GM makes or imports", "character", true, false],
    ["an NPC of a player's", "npc", false, false],
    ["an NPC of a GM's", "npc", true, false],
    ["a situation of a GM's", "situation", true, false],
  ])("%s", (_title, type, byGm, open) => {
    expect(isOpenAtFirst(type, byGm)).toBe(open);
  });

  test.each([
    ["a duplicate of a situation is prepared: no one sees it until it is brought to a scene", "situation", true, true],
    ["a new situation is as it was specified", "situation", false, false],
    ["a duplicate of a character is as it was specified", "character", true, false],
  ])("%s", (_title, type, duplicate, prepared) => {
    const given = { items: true, ownership: true, token: true, fatePoints: true, duplicate };
    expect(actorCreationDefaults({ ...ada, type }, given, play("fate2", true)).prepared).toBe(prepared);
  });
});
