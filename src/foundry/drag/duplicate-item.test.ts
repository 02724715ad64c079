import { describe, expect, test } from "vitest";
import { duplicateOf, type ItemIdentity } from "./duplicate-item.ts";

const item = (parts: Partial<ItemIdentity>): ItemIdentity => ({
  uuid: "Item.a",
  type: "aspect",
  name: "Born on the river",
  system: { game: "" },
  _stats: {},
  ...parts,
});

describe("an item that is on the sheet already", () => {
  test.each([
    ["a copy of it, whatever it is called now", { name: "Renamed", _stats: { duplicateSource: "Item.a" } }, {}],
    [
      "a copy of the same original",
      { name: "Renamed", _stats: { compendiumSource: "C.x" } },
      { _stats: { compendiumSource: "C.x" } },
    ],
    ["one of the same name, whatever its spaces and capitals", { name: " born  ON the river" }, {}],
    [
      "the same listed trait in another language",
      { type: "skill", name: "Macht", system: { key: "might", game: "marumaru" } },
      { type: "skill", system: { key: "might", game: "marumaru" } },
    ],
  ])("is %s", (_title, had, dropped) => {
    const duplicate = item({ uuid: "Actor.b.Item.z", ...had });
    expect(duplicateOf(item(dropped), [duplicate])).toBe(duplicate);
  });

  test.each([
    ["one of another type", { type: "skill" }, {}],
    ["one of another name", { name: "Born on the road" }, {}],
    [
      "the trait of another game",
      { type: "skill", system: { key: "craft", game: "strands" } },
      { type: "skill", system: { key: "craft", game: "trifold" } },
    ],
    [
      "one that was never copied from anywhere",
      { name: "Other", _stats: { duplicateSource: null } },
      { _stats: { duplicateSource: null } },
    ],
  ])("is not %s", (_title, had, dropped) => {
    expect(duplicateOf(item(dropped), [item({ uuid: "Actor.b.Item.z", ...had })])).toBeNull();
  });
});
