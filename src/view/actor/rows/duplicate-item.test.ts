import { describe, expect, test } from "vitest";
import { duplicateOf, type ItemIdentity } from "./duplicate-item.ts";

type Had = ItemIdentity & { readonly inPlay: boolean };

const item = (parts: Partial<Had>): Had => ({
  uuid: "Item.a",
  type: "aspect",
  name: "Born on the river",
  system: {},
  inPlay: true,
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
      { type: "skill", name: "Macht", system: { key: "might" } },
      { type: "skill", system: { key: "might" } },
    ],
  ])("is %s", (_title, had, dropped) => {
    const duplicate = item({ uuid: "Actor.b.Item.z", ...had });
    expect(duplicateOf(item(dropped), [duplicate])).toBe(duplicate);
  });

  test.each([
    ["one of another type", { type: "skill" }, {}],
    ["one of another name", { name: "Born on the road" }, {}],
    ["one that counts in another game only", { inPlay: false }, {}],
    [
      "one that was never copied from anywhere",
      { name: "Other", _stats: { duplicateSource: null } },
      { _stats: { duplicateSource: null } },
    ],
  ])("is not %s", (_title, had, dropped) => {
    expect(duplicateOf(item(dropped), [item({ uuid: "Actor.b.Item.z", ...had })])).toBeNull();
  });
});
