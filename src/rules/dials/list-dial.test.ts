import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { campaign, campaignRuleset } from "../campaign-ruleset.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import { asListed } from "../traits/listed-traits.ts";
import type { DialValues } from "./dial-values.ts";
import {
  addedId,
  editList,
  type ListChanges,
  type ListDial,
  LONGEST_NAME,
  MOST_THINGS,
  readList,
  removeFromList,
} from "./list-dial.ts";
import { parseFormula } from "./formula.ts";
import { type NumbersDial, readNumbers } from "./read-dial.ts";

const DIAL: ListDial = {
  id: "skills",
  group: "lists",
  kind: "list",
  initial: [
    { id: "might", group: "body" },
    { id: "wits", group: "mind" },
  ],
  groups: ["body", "mind"],
  words: { things: "", groups: "" },
};
const NUMBERS: NumbersDial = {
  id: "numbers",
  group: "lists",
  kind: "numbers",
  initial: { might: 3, wits: 4 },
  of: DIAL,
  min: 1,
  max: 9,
  words: "",
};

function after(...edits: ((values: DialValues) => ReturnType<typeof editList>)[]): { values: DialValues; last: string } {
  let values: DialValues = {};
  let last = "ok";
  for (const edit of edits) {
    const edited = edit(values);
    last = edited.ok ? "ok" : edited.code;
    if (edited.ok) values = { skills: edited.value };
  }
  return { values, last };
}
const put =
  (id: string, name: string, group = "body") =>
  (values: DialValues) =>
    editList(DIAL, values, { id, name, group });
const drop = (id: string) => (values: DialValues) => removeFromList(DIAL, values, id);
const shown = (values: DialValues): string[] => readList(DIAL, values).map(({ id, name, group }) => `${id}:${name}:${group}`);

describe("a list of a campaign", () => {
  test.each([
    ["as the game has it", [], ["might::body", "wits::mind"]],
    ["renamed", [put("might", "Brawn")], ["might:Brawn:body", "wits::mind"]],
    ["regrouped", [put("might", "", "mind")], ["might::mind", "wits::mind"]],
    ["called as the game calls it again", [put("might", "Brawn"), put("might", "")], ["might::body", "wits::mind"]],
    ["with one more", [put("own-a", "  Dream   lore ", "mind")], ["might::body", "wits::mind", "own-a:Dream lore:mind"]],
    ["with one fewer", [drop("might")], ["wits::mind"]],
    ["with one that came and went", [put("own-a", "Luck"), drop("own-a")], ["might::body", "wits::mind"]],
  ] as const)("%s", (_, edits, expected) => {
    expect(shown(after(...edits).values)).toEqual(expected);
  });

  test.each([
    ["a new one without a name", put("own-a", "  "), "name-missing"],
    ["a name too long", put("might", "x".repeat(LONGEST_NAME + 1)), "name-long"],
    ["a group that is not there", put("might", "Brawn", "soul"), "group-unknown"],
    ["an id that is a path", put("a.b", "Brawn"), "thing-unknown"],
    ["removing what is not there", drop("own-a"), "thing-unknown"],
  ] as const)("%s is refused", (_, edit, code) => {
    expect(after(edit).last).toBe(code);
  });

  test("holds a limited number of changes", () => {
    const edits = Array.from({ length: MOST_THINGS + 1 }, (_, index) => put(`own-${index}`, `Skill ${index}`));
    expect(after(...edits).last).toBe("list-full");
  });

  test.each([
    null,
    7,
    "text",
    [],
    { might: 3 },
    { "a.b": { name: "x" } },
    { might: null },
    { might: { name: 4, group: {}, removed: "yes" } },
  ])("stored as %j it is read as the game's own", (stored) => {
    expect(shown({ skills: stored as unknown as ListChanges })).toEqual(["might::body", "wits::mind"]);
  });
});

test("what a campaign adds has an id that a formula can name", () => {
  for (const random of ["0AbCdEfGh1234567", "Z9", "x"]) {
    const id = addedId(random);
    expect(parseFormula(`${id} + 1`, [id])).toMatchObject({ ok: true });
    expect(editList(DIAL, {}, { id, name: "Luck", group: "body" })).toMatchObject({ ok: true });
  }
});

describe("numbers of a list", () => {
  const dials: DialValues = {
    skills: {
      wits: { name: "", group: "mind", removed: true },
      "own-luck": { name: "Luck", group: "might", removed: false },
    },
    numbers: { wits: 7, "own-gone": 7 },
  };
  test.each([
    ["a thing that was added has what it is like has", NUMBERS, dials, { might: 3, "own-luck": 3 }],
    ["or what everything added has", { ...NUMBERS, added: 2 }, dials, { might: 3, "own-luck": 2 }],
    ["or the least there is", { ...NUMBERS, initial: { wits: 4 } }, dials, { might: 1, "own-luck": 1 }],
    ["and then its own, within the bounds", NUMBERS, { ...dials, numbers: { "own-luck": 99 } }, { might: 3, "own-luck": 9 }],
  ])("%s", (_sentence, dial, values, expected) => {
    expect(readNumbers({ ...dial, of: { ...DIAL, groups: ["might", "wits"] } }, values)).toEqual(expected);
  });
});

describe("a campaign's lists are in force in its game", () => {
  const { strands, trifold } = RULESETS;
  const change = (name: string, group: string, removed = false) => ({ name, group, removed });

  test("traits: renamed, regrouped, removed, added", () => {
    const { list } = campaignRuleset(strands, {
      "strands-traits": {
        agility: change("Grace", "physical"),
        craft: change("", "mental", true),
        "own-luck": change("Luck", "social"),
      },
    }).traits;
    expect(list.find(({ key }) => key === "agility")).toEqual({ key: "agility", group: "physical", name: "Grace" });
    expect(list.some(({ key }) => key === "craft")).toBe(false);
    expect(list.at(-1)).toEqual({ key: "own-luck", group: "social", name: "Luck" });
  });
  test("R18: groups of traits: renamed and added; the game's own cannot be removed", () => {
    const dials = {
      "strands-trait-groups": {
        social: change("Standing", ""),
        mental: change("", "", true),
        "own-magic": change("Magic", ""),
      },
      "strands-traits": { knowledge: change("", "own-magic"), "own-dream": change("Dream lore", "own-magic") },
    };
    const { traits, dials: active } = campaignRuleset(strands, dials);
    expect(traits.groups.filter(({ name }) => name).map(({ id, name }) => [id, name])).toEqual([
      ["social", "Standing"],
      ["own-magic", "Magic"],
    ]);
    expect(traits.groups.map(({ id }) => id)).toContain("mental");
    expect(traits.list.filter(({ group }) => group === "own-magic")).toEqual([
      { key: "knowledge", group: "own-magic", movedFrom: "mental" },
      { key: "own-dream", group: "own-magic", name: "Dream lore" },
    ]);
    const groups = active.find(({ id }) => id === "strands-trait-groups");
    expect(groups?.kind === "list" && removeFromList(groups, dials, "mental")).toMatchObject({ ok: false, code: "thing-fixed" });
    expect(groups?.kind === "list" && removeFromList(groups, dials, "own-magic")).toMatchObject({ ok: true });
  });
  test("a trait of a group that is gone is in the game's, or else in the first", () => {
    const dials = { "strands-traits": { knowledge: change("", "own-gone"), "own-dream": change("Dream lore", "own-gone") } };
    const { list } = campaignRuleset(strands, dials).traits;
    expect(list.filter(({ key }) => key === "knowledge" || key === "own-dream").map(({ group }) => group)).toEqual([
      "mental",
      "physical",
    ]);
  });
  test("what an actor has of a trait moves with it, unless a player has put it elsewhere", () => {
    const { ruleset } = campaign(strands, {
      "strands-trait-groups": { "own-magic": change("Magic", "") },
      "strands-traits": { knowledge: change("", "own-magic"), craft: change("", "own-magic") },
    });
    const traits = [
      trait("knowledge", 2, { group: "mental" }),
      trait("craft", 2, { group: "social" }),
      trait("agility", 2, { group: "physical" }),
    ];
    expect(asListed(ruleset, actor({ traits })).traits.map(({ group }) => group)).toEqual(["own-magic", "social", "physical"]);
  });
  test("aspect roles and their number", () => {
    const dials = {
      "trifold-roles": { "own-oath": change("Oath", "character") },
      "trifold-role-counts": { other: 0, concept: 2 },
    };
    expect(campaignRuleset(trifold, dials).aspects.roles.map(({ id, count, name }) => [id, count, name])).toEqual([
      ["concept", 2, undefined],
      ["trouble", 1, undefined],
      ["link", 1, undefined],
      ["other", null, undefined],
      ["own-oath", null, "Oath"],
    ]);
  });
  test("a role of the campaign's has a number too, at first any; a removed one has none", () => {
    const list = {
      "trifold-roles": { "own-oath": change("Oath", "character"), link: change("", "character", true) },
    };
    const numbersIn = (dials: DialValues): unknown => {
      const counts = campaignRuleset(trifold, dials).dials.find(({ id }) => id === "trifold-role-counts");
      return counts?.kind === "numbers" && readNumbers(counts, dials);
    };
    expect(numbersIn(list)).toEqual({ concept: 1, trouble: 1, other: 2, "own-oath": 0 });
    const dials = { ...list, "trifold-role-counts": { "own-oath": 3, link: 4 } };
    expect(campaignRuleset(trifold, dials).aspects.roles.map(({ id, count }) => [id, count])).toEqual([
      ["concept", 1],
      ["trouble", 1],
      ["other", 2],
      ["own-oath", 3],
    ]);
  });
  test("R19. NPC tiers: one of the campaign's is like one of the game's", () => {
    const { tiers } = campaignRuleset(strands, { "strands-tiers": { "own-crowd": change("Crowd", "vital") } });
    expect(tiers).toEqual([
      { id: "trivial", usualFor: "one" },
      { id: "vital" },
      { id: "own-crowd", name: "Crowd", like: "vital" },
    ]);
  });
  test("R19. an NPC of such a tier has what that one has, and keeps its name", () => {
    const dials = { "strands-tiers": { "own-crowd": change("Crowd", "vital") } };
    const seen = (tier: string) => asListed(campaignRuleset(strands, dials), actor({ type: "npc", tier }));
    expect(seen("own-crowd")).toMatchObject({ tier: "vital", ownTier: "own-crowd" });
    expect(strands.tracks(seen("own-crowd"), {})).toEqual(strands.tracks(seen("vital"), {}));
    expect(strands.breaks.entrance(seen("own-crowd"), {})).toMatchObject({ points: 2 });
    expect([seen("vital"), seen("own-gone")].map(({ tier, ownTier }) => [tier, ownTier])).toEqual([
      ["vital", ""],
      ["own-gone", ""],
    ]);
  });
  test("R19. in a game without tiers one is a name", () => {
    const { tiers } = campaignRuleset(trifold, { "trifold-tiers": { "own-mob": change("Mob", "") } });
    expect(tiers).toEqual([{ id: "own-mob", name: "Mob" }]);
  });
  test("a formula for boxes may use a trait the campaign added; without an applicable trait there is no track", () => {
    const dials = { "strands-boxes-social": "own-luck * 2" };
    const boxes = (rank: number | null): number | undefined =>
      strands.tracks(actor({ traits: [trait("own-luck", rank)] }), dials).find(({ id }) => id === "social")?.rows[0]?.boxes;
    expect([boxes(3), boxes(null)]).toEqual([6, undefined]);
  });
  test("values of a level", () => {
    const dials = { "strands-level-refresh": { hero: 9 }, "strands-level-cap": { hero: 12 } };
    expect(strands.fatePoints.start(actor(), dials)).toBe(9);
    expect(strands.traits.audit(actor(), dials).cap).toBe(12);
  });
});
