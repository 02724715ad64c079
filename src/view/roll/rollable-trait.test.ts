import { describe, expect, test } from "vitest";
import { rulesetById, type ActorSnapshot, type TraitSnapshot } from "../../rules/index.ts";
import { findRollable, rollableTraits } from "./rollable-trait.ts";

const skill = (parts: Partial<TraitSnapshot>): TraitSnapshot => ({
  id: "a",
  name: "A",
  key: "",
  group: "",
  rank: 1,
  start: null,
  experience: 0,
  specialty: false,
  ...parts,
});
const actor = (type: string, traits: readonly TraitSnapshot[]): ActorSnapshot => ({
  id: "x",
  uuid: "Actor.x",
  name: "X",
  type,
  size: 0,
  traits,
  aspects: [],
  tracks: [],
  fatePoints: { value: 0, refresh: 0, debt: 0, held: 0 },
});
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

  test("NPCs roll only what they have", () => {
    expect(ids(actor("npc", [skill({ id: "best" })]))).toEqual(["best"]);
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
