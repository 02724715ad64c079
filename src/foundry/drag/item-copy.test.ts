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

describe("a copy of an item", () => {
  test("leaves behind what belonged to its place", () => {
    expect(Object.keys(itemCopy(aspect, world, false)).sort()).toEqual(["_stats", "flags", "name", "system", "type"]);
  });
  test("begins anew", () => {
    expect(itemCopy(aspect, world, false)["system"]).toEqual({
      level: 3,
      checked: 0,
      free: {},
      known: {},
      trait: "",
      description: "",
    });
  });
  test("keeps what happened to it where the item itself changes hands", () => {
    expect(itemCopy(aspect, world, true)["system"]).toMatchObject({ checked: 2, free: { x: { count: 1 } }, trait: "" });
  });
  test("remembers its original and where that came from", () => {
    expect(itemCopy(aspect, world, false)["_stats"]).toEqual({
      compendiumSource: "Compendium.c.Item.z",
      duplicateSource: "Item.a",
    });
    const entry = { uuid: "Compendium.c.Item.z", compendium: true, compendiumSource: null };
    expect(itemCopy(aspect, entry, false)["_stats"]).toEqual({ compendiumSource: "Compendium.c.Item.z", duplicateSource: null });
  });
  test("gets no fields its type has not", () => {
    expect(itemCopy({ name: "Sword", type: "gear", system: { weapon: 2 } }, world, false)["system"]).toEqual({ weapon: 2 });
  });
});
