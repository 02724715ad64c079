import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { aspectOn } from "../../../tests/samples/plain-table.ts";
import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { improveForm, lackOfAward, lackOfWords, readImprovement } from "./improve-form.view.ts";

const ability = (id: string, name: string, rank: number | null, group: string) =>
  trait(name, rank, { id, uuid: `Actor.me.Item.${id}`, group });
const traits = [
  ability("a", "Agility", 2, "physical"),
  ability("w", "Willpower", 3, "mental"),
  ability("f", "Fire", 1, "affinity"),
  ability("n", "Craft", null, "physical"),
];
const advantages = ["w", "f"].map((affinity) => ({ name: affinity, tier: "power", cost: 1, affinity }));
const aspects = [
  aspectOn("Actor.me", "brave", { kind: "character", role: "character" }),
  aspectOn("Actor.me", "fog", { kind: "advantage" }),
];
const form = (experience: number, dials = {}) =>
  improveForm({
    game: { ruleset: campaignRuleset(RULESETS.strands, dials), dials },
    actor: actor({ aspects, traits, advantages, fatePoints: { value: 0, refresh: 6, debt: 0, held: 0, experience } }),
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
