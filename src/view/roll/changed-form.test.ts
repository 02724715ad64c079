import { describe, expect, test } from "vitest";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import { changedForm, withChosen, withModifierRow, withSecondRow } from "./changed-form.ts";
import { openingForm, type RollForm } from "./roll-form.ts";

const STRANDS = rulesetById("strands");
const OLD: RollForm = openingForm(STRANDS, { dials: {}, second: "", mode: "public" });
const ALL = ["fields", "before", "odds"];
const change = (typed: Partial<RollForm>, old: Partial<RollForm> = {}) =>
  changedForm({ ...OLD, ...old }, { ...OLD, ...old, ...typed }, (form) => {
    return form.target === (old.target ?? "") ? form : { ...form, distance: "3", zone: {} };
  });

describe("what is redrawn once a field is changed", () => {
  test.each([
    ["a number: the chances only", { difficulty: "2" }, ["odds"]],
    ["a modifier: the chances only", { modifiers: { a: { label: "", value: "2" } } }, ["odds"]],
    ["words at stake, once there are some: all", { stake: "The door opens" }, ALL],
    ["an attack: all", { attack: "physical" }, ALL],
    ["another trait: all", { seconds: { a: { trait: "id-x", joins: "modifies" } } }, ALL],
    ["how it joins: the chances only", { seconds: { a: { trait: "", joins: "restricts" } } }, ["odds"]],
    ["other dice: all", { method: "fudge-one" }, ALL],
    ["a table of difficulties: all", { difficulty: "table:cast" }, ALL],
    ["a line of that table: the chances only", { table: { potency: "major" } }, ["odds"]],
    ["who else is in the zone: their aspects, too", { zone: { Actor_you: true } }, ["before", "odds"]],
  ] as const)("%s", (_, typed, parts) => expect(change(typed).parts).toEqual(parts));

  test("words at stake that grow: the chances only", () => {
    expect(change({ stake: "The door opens" }, { stake: "The door" }).parts).toEqual(["odds"]);
  });
  test("the field for a number of one's own has focus once it is there, and then stays", () => {
    expect(change({ difficulty: "own" })).toMatchObject({ parts: ALL, focus: "typed" });
    expect(change({ typed: "3" }, { difficulty: "own" })).toMatchObject({ parts: ["odds"], focus: null });
  });
});

describe("the distance", () => {
  test("is measured to another target, and who is in its zone is open again", () => {
    const { form, parts } = change({ target: "Actor.foe" }, { zone: { Actor_you: true } });
    expect([form.distance, form.zone, parts]).toEqual(["3", {}, ALL]);
  });
  test("is the user's while the target stays", () => expect(change({ distance: "7" }).form.distance).toBe("7"));
});

describe("more rows", () => {
  test("one more modifier is empty, and its number is typed first", () => {
    const { form: more, focus } = withModifierRow(OLD);
    expect([Object.keys(more.modifiers), more.modifiers["b"], focus]).toEqual([
      "a b".split(" "),
      { label: "", value: "" },
      "modifiers.b.value",
    ]);
  });
  test("one more trait joins in the game's first way", () => {
    const { form: more, focus } = withSecondRow(OLD, STRANDS);
    expect([more.seconds["b"], focus]).toEqual([{ trait: "", joins: "modifies" }, "seconds.b.trait"]);
  });
});

test("what is chosen before the roll changes what else can be, and the chances", () => {
  const { form, parts } = withChosen(OLD, { nornBefore: "Actor.me.Item.brave" }, true);
  expect([form.before.aspects, parts]).toEqual([["Actor.me.Item.brave"], ["before", "odds"]]);
});
