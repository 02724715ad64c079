import { describe, expect, test } from "vitest";
import { actor } from "../../../tests/samples/actor-snapshot.ts";
import { aspectOn } from "../../../tests/samples/plain-table.ts";
import { campaignRuleset, RULESETS } from "../../rules/index.ts";
import { improveForm, lackOfAward, lackOfWords, readImprovement } from "./improve-form.view.ts";

const traits = [
  { uuid: "Actor.me.Item.a", name: "Agility", actor: "Actor.me", rank: 2, experience: 0, group: "physical", isForPowers: false },
  { uuid: "Actor.me.Item.w", name: "Willpower", actor: "Actor.me", rank: 3, experience: 0, group: "mental", isForPowers: true },
  { uuid: "Actor.me.Item.f", name: "Fire", actor: "Actor.me", rank: 1, experience: 0, group: "affinity", isForPowers: true },
  { uuid: "Actor.me.Item.n", name: "Craft", actor: "Actor.me", rank: null, experience: 0, group: "physical", isForPowers: false },
];
const aspects = [
  { ...aspectOn("Actor.me", "brave", { kind: "character", role: "character" }), id: "brave", locked: false },
  { ...aspectOn("Actor.me", "fog", { kind: "advantage" }), id: "fog", locked: false },
];
const form = (experience: number, dials = {}) =>
  improveForm({
    game: { ruleset: campaignRuleset(RULESETS.strands, dials), dials },
    actor: actor({ aspects, fatePoints: { value: 0, refresh: 6, debt: 0, held: 0, experience } }),
    traits,
  });
const prices = (experience: number, dials = {}) =>
  form(experience, dials).groups.flatMap(({ choices }) =>
    choices.map(({ value, label, disabled }) => `${value} ${Number(label.args?.["price"])}${disabled ? " –" : ""}`),
  );

describe("what can be bought", () => {
  test("every rank that applies, points, and one's own aspects, each with its price; an affinity that is an ability costs more", () => {
    expect(prices(10)).toEqual([
      "rank|Actor.me.Item.a 10",
      "rank|Actor.me.Item.w 15 –",
      "rank|Actor.me.Item.f 10",
      "advantage-point| 10",
      "refresh| 15 –",
      "specialty| 5",
      "character| 10",
      "rewrite|Actor.me.Item.brave 1",
    ]);
  });
  test("no specialty where the campaign has none", () => {
    expect(prices(10, { "strands-aspect-set": "reduced" }).join()).not.toContain("specialty");
  });
  test("nothing without points", () => expect([form(0).empty, form(1).empty]).toEqual([true, false]));
  test("what is chosen is read again", () => {
    expect(readImprovement("rank|Actor.me.Item.a")).toEqual({ what: "rank", about: "Actor.me.Item.a" });
    expect([readImprovement(""), readImprovement("gold|x")]).toEqual([null, null]);
  });
});

describe("what is missing is said", () => {
  test.each([
    ["no points", { by: 0, people: 2 }, "points"],
    ["no one", { by: 3, people: 0 }, "people"],
  ])("%s to give", (_what, given, code) => expect(lackOfAward(given)?.words.key).toBe(`NORN.Experience.Lack.${code}`));
  test("nothing, where points are given or taken", () => {
    expect([lackOfAward({ by: 3, people: 1 }), lackOfAward({ by: -1, people: 1 })]).toEqual([null, null]);
  });
  test.each(["specialty|", "character|", "rewrite|Actor.me.Item.brave"])("a phrase, for %s", (chosen) => {
    expect(lackOfWords(chosen, " ")?.words.key).toBe("NORN.Experience.Lack.phrase");
    expect(lackOfWords(chosen, "Brave")).toBeNull();
  });
  test("no phrase for what has none", () => {
    expect([lackOfWords("rank|Actor.me.Item.a", ""), lackOfWords("refresh|", ""), lackOfWords("", "")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
