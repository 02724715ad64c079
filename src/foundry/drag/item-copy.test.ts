import { describe, expect, test } from "vitest";
import { itemCopy } from "./item-copy.ts";

const aspect = {
  _id: "a",
  name: "Born on the river",
  type: "aspect",
  folder: "f",
  sort: 100,
  ownership: { default: 0 },
  flags: { other: { kept: true } },
  system: { level: 3, checked: 2, free: { x: { count: 1 } }, known: { u: true }, trait: "t", description: "" },
};
const world = { uuid: "Item.a", compendium: false, compendiumSource: "Compendium.c.Item.z" };

const fate2 = {
  id: "fate2",
  aspects: { roles: [{ id: "goal" }] },
  traits: { list: [{ key: "craft", group: "skills" }], ofType: {}, ofTier: {} },
};

describe("a copy of an item", () => {
  test("leaves out what belonged to its place", () => {
    expect(Object.keys(itemCopy(aspect, world, false, fate2)).toSorted()).toEqual(["_stats", "flags", "name", "system", "type"]);
  });
  test("starts without its history in play", () => {
    expect(itemCopy(aspect, world, false, fate2)["system"]).toEqual({
      level: 3,
      checked: 0,
      free: {},
      known: {},
      trait: "",
      description: "",
    });
  });
  test("keeps its history if the item itself moves", () => {
    expect(itemCopy(aspect, world, true, fate2)["system"]).toMatchObject({ checked: 2, free: { x: { count: 1 } }, trait: "" });
  });
  test("remembers its original and where that one came from", () => {
    expect(itemCopy(aspect, world, false, fate2)["_stats"]).toEqual({
      compendiumSource: "Compendium.c.Item.z",
      duplicateSource: "Item.a",
    });
    const entry = { uuid: "Compendium.c.Item.z", compendium: true, compendiumSource: null };
    expect(itemCopy(aspect, entry, false, fate2)["_stats"]).toEqual({
      compendiumSource: "Compendium.c.Item.z",
      duplicateSource: null,
    });
  });
  test.each([
    ["an aspect of another game becomes one of this", { game: "trifold", role: "trouble" }, { game: "fate2", role: "" }],
    ["and keeps a role both games have", { game: "trifold", role: "goal" }, { game: "fate2", role: "goal" }],
    ["an aspect of every game too", { game: "", role: "" }, { game: "fate2", role: "" }],
  ])("R11: what is dropped counts in the game in force: %s", (_title, system, expected) => {
    expect(itemCopy({ name: "Phrase", type: "aspect", system }, world, false, fate2)["system"]).toEqual(expected);
  });
  test.each([
    ["a trait both games list is that trait", { game: "strands", key: "craft" }, { game: "fate2", key: "craft" }],
    ["one it does not list is a trait of the character's own", { game: "marumaru", key: "wits" }, { game: "fate2", key: "" }],
  ])("R11: %s", (_title, system, expected) => {
    expect(itemCopy({ name: "Trait", type: "skill", system }, world, false, fate2)["system"]).toEqual(expected);
  });
  test.each([
    ["is adopted where it does not count", { game: "strands", adopted: {} }, { game: "strands", adopted: { fate2: true } }],
    ["stays as it is where it counts", { game: "", adopted: {} }, { game: "", adopted: {} }],
  ])("R11: what moves %s", (_title, system, expected) => {
    expect(itemCopy({ name: "Lantern", type: "gear", system }, world, true, fate2)["system"]).toEqual(expected);
  });
  test("gets no fields that its type does not have", () => {
    expect(itemCopy({ name: "Sword", type: "gear", system: { weapon: 2 } }, world, false, fate2)["system"]).toEqual({
      weapon: 2,
    });
  });
});
