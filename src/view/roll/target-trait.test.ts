import { describe, expect, test } from "vitest";
import { actor, trait } from "../../../tests/samples/actor-snapshot.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { readRollForm } from "./read-roll-form.ts";
import { openingForm } from "./roll-form.ts";
import { targetTraitChoices, targetTraits, withTargetTrait } from "./target-trait.ts";

const { trifold, strands } = RULESETS;
const foe = actor({ traits: [trait("alertness", 3)] });
const theirs = targetTraits(trifold, foe, (key) => key);
const alert = theirs.find(({ name }) => name === "alertness");
const own = { id: "a", name: "a", group: "skills", rank: 2, specialty: false, pairing: null };
const form = (difficulty: string) => ({
  ...openingForm(trifold, { dials: {}, second: "", mode: "" }),
  target: "Actor.foe",
  difficulty,
});
const difficultyOf = (difficulty: string): unknown => {
  const read = readRollForm(withTargetTrait(form(difficulty), theirs), own, [own], trifold);
  return read.ok ? read.value.difficulty : read.code;
};

describe("T1. The difficulty of a contested action is the skill of the defending character", () => {
  test("any of their skills may be chosen; an unrated one is +0", () => {
    expect(difficultyOf(`their:${alert?.id}`)).toBe(3);
    expect(difficultyOf("their:key:stealth")).toBe(0);
  });
  test("one that is gone is no difficulty", () => expect(difficultyOf("their:gone")).toBeNull());
  test("a rung stays a rung", () => expect(difficultyOf("4")).toBe(4));
  test("they are named without their ranks", () => {
    const [chosen] = targetTraitChoices(form(`their:${alert?.id}`), theirs).filter(({ selected }) => selected);
    expect(chosen?.label).toEqual({ key: "NORN.Named", args: { name: "alertness" } });
  });
  test("other games ask for a roll instead", () => expect(targetTraits(strands, foe, (key) => key)).toEqual([]));
});
