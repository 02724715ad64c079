import { describe, expect, test } from "vitest";
import { aspect } from "../../../tests/samples/actor-snapshot.ts";
import { rulesetById } from "../../rules/rulesets/ruleset-by-id.ts";
import { type ActorSnapshot, newActor } from "../../rules/snapshot.ts";
import type { Trait } from "../../rules/traits/trait.ts";
import { findRollable, needsPartner, partnersOf, rollableAspects, rollableTraits } from "./rollable-trait.ts";

const skill = (parts: Partial<Trait>): Trait => ({
  id: "a",
  uuid: "Actor.x.Item.a",
  name: "A",
  key: "",
  group: "",
  rank: 1,
  start: null,
  experience: 0,
  specialty: false,
  ...parts,
});
const actor = (type: string, traits: readonly Trait[]): ActorSnapshot =>
  newActor({ id: "x", uuid: "Actor.x", name: "X", type, traits });
const marumaru = rulesetById("marumaru");
const ids = (who: ActorSnapshot) => rollableTraits(marumaru, who, (key) => key).map(({ id }) => id);

describe("what an actor can roll", () => {
  test("a character rolls listed traits it has not bought, at their default", () => {
    const listed = rollableTraits(marumaru, actor("character", []), (key) => key.toUpperCase());
    expect(listed.find(({ id }) => id === "key:might")).toMatchObject({ name: "MIGHT", rank: 1 });
    expect(listed.find(({ id }) => id === "key:brawl")).toMatchObject({ rank: 0 });
  });

  test("a listed trait that is written on the sheet is not listed twice", () => {
    expect(ids(actor("character", [skill({ id: "item", key: "might", group: "physical" })]))).not.toContain("key:might");
  });

  test("a vehicle rolls the abilities its game lists for vehicles", () => {
    const listed = rollableTraits(rulesetById("strands"), actor("vehicle", []), (key) => key);
    expect(listed.map(({ id }) => id)).toContain("key:structure");
    expect(ids(actor("vehicle", []))).toEqual([]);
  });

  test("M1, S5. NPCs roll only what they have", () => {
    expect(ids(actor("npc", [skill({ id: "best" })]))).toEqual(["best"]);
    expect(rollableTraits(rulesetById("strands"), actor("npc", []), (key) => key)).toEqual([]);
  });

  test("T1. Unrated skills are +0, of NPCs too", () => {
    const listed = rollableTraits(rulesetById("trifold"), actor("npc", []), (key) => key);
    expect(listed.find(({ id }) => id === "key:athletics")?.rank).toBe(0);
  });

  test("F5. Skills default to Mediocre, of NPCs too; those in shorthand have aspects instead", () => {
    const fate2 = rulesetById("fate2");
    const climbing = (tier: string) => {
      const listed = rollableTraits(fate2, { ...actor("npc", []), tier }, (key) => key);
      return listed.find(({ id }) => id === "key:climbing")?.rank;
    };
    expect([climbing(""), climbing("minion"), climbing("aspect-shorthand")]).toEqual([-1, -1, undefined]);
    const minion = rollableTraits(fate2, { ...actor("npc", []), tier: "minion" }, (key) => key);
    expect(minion.filter(({ rank }) => rank === 0).every(({ group }) => group === "combat")).toBe(true);
    expect(minion.find(({ name }) => name === "fencing")?.rank).toBe(0);
  });

  test("F3. Rolling an aspect is no different than rolling a skill: its level is its rank", () => {
    const aspects = [aspect("Mercenary", 2), aspect("Perceptive", 1)];
    const rolled = rollableAspects(rulesetById("fate2"), { aspects });
    expect(rolled.map(({ id, name, rank }) => [id, name, rank])).toEqual([
      ["id-Mercenary", "Mercenary", 2],
      ["id-Perceptive", "Perceptive", 1],
    ]);
    expect(rollableAspects(marumaru, { aspects })).toEqual([]);
  });

  test("what is not applicable cannot be rolled", () => {
    expect(ids(actor("npc", [skill({ rank: null })]))).toEqual([]);
  });

  test("a key finds the item that stands for it", () => {
    const who = actor("character", [skill({ id: "item", key: "might", group: "physical" })]);
    const traits = rollableTraits(marumaru, who, (key) => key);
    expect(findRollable(traits, who, "key:might")?.id).toBe("item");
    expect(findRollable(traits, who, "item")?.id).toBe("item");
    expect(findRollable(traits, who, "gone")).toBeNull();
  });
});

describe("M1. NPCs with pools do not benefit from specialties", () => {
  const who = (tier: string) => ({ ...actor("npc", [skill({ group: "skills", specialty: true })]), tier });
  const special = (tier: string) =>
    rollableTraits(marumaru, who(tier), (key) => key).flatMap(({ group, specialty }) => (group === "skills" ? [specialty] : []));
  test("others do", () => expect([special("pool"), special("")]).toEqual([[false], [true]]));
});

describe("M2. Roll one attribute and one skill, or two attributes", () => {
  const might = skill({ id: "might", group: "physical" });
  const wits = skill({ id: "wits", group: "mental" });
  const aim = skill({ id: "aim", group: "skills" });
  const brawl = skill({ id: "brawl", group: "skills" });
  const rolls = (id: string, all: readonly Trait[], tier = "") => {
    const traits = rollableTraits(marumaru, { ...actor("npc", all), tier }, (key) => key);
    const first = traits.find((one) => one.id === id);
    return first && [partnersOf(first, traits).map((one) => one.id), needsPartner(first, traits)];
  };
  test("a skill asks for an attribute", () => expect(rolls("aim", [might, wits, aim, brawl])).toEqual([["wits", "might"], true]));
  test("an attribute may have a skill, another attribute, or none as a defender's", () => {
    expect(rolls("might", [might, wits, aim])).toEqual([["wits", "aim"], false]);
  });
  test("the single number of a pool is rolled alone", () => expect(rolls("aim", [might, aim], "pool")).toEqual([[], false]));
  test("so is a skill of an actor without attributes", () => expect(rolls("aim", [aim, brawl])).toEqual([[], false]));
});
