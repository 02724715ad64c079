import { describe, expect, test } from "vitest";
import { checkSources } from "./check-sources.ts";

const RULES = { collections: ["actors", "items", "folders"], types: { actors: ["hero"], items: ["aspect"] } };
const ID = "abcdefghijklmnop";
const aspect = { _id: ID, _key: `!items!${ID}`, name: "Quick", type: "aspect" };
const check = (content: unknown, file = "a.yaml"): string[] => checkSources([{ file, content }], RULES);

describe("document sources", () => {
  test("a document with its key, id, name and type has no faults", () => {
    expect(check(aspect)).toEqual([]);
  });

  test.each([
    ["another extension", null, /not a YAML file/],
    ["a list", [aspect], /no single document/],
    ["a missing key", { ...aspect, _key: undefined }, /names none of/],
    ["a misspelt collection", { ...aspect, _key: `!item!${ID}` }, /names none of/],
    ["an id that is not the key's", { ...aspect, _id: "ABCDEFGHIJKLMNOP" }, /should be "!items!ABCDEFGHIJKLMNOP"/],
    ["a short id", { ...aspect, _id: "short", _key: "!items!short" }, /not 16 letters and digits/],
    ["an unknown type", { ...aspect, type: "spell" }, /no type "spell"/],
    ["no name", { ...aspect, name: "" }, /has no name/],
    ["a folder that is not there", { ...aspect, folder: "ABCDEFGHIJKLMNOP" }, /no folder ABCDEFGHIJKLMNOP/],
  ])("%s is reported", (_what, content, words) => {
    expect(check(content).join("\n")).toMatch(words);
  });

  test("embedded documents are checked with the key of their parent", () => {
    const hero = { _id: ID, _key: `!actors!${ID}`, name: "Ada", type: "hero", items: [{ ...aspect, _key: `!items!${ID}` }] };
    expect(check(hero)).toEqual([`a.yaml: _key "!items!${ID}" should be "!actors.items!${ID}.${ID}"`]);
    expect(check({ ...hero, items: [{ ...aspect, _key: `!actors.items!${ID}.${ID}` }] })).toEqual([]);
  });

  test("the same key in two files is reported with both", () => {
    const twice = [
      { file: "a.yaml", content: aspect },
      { file: "b.yaml", content: aspect },
    ];
    expect(checkSources(twice, RULES)).toEqual([`b.yaml: !items!${ID} is already in a.yaml`]);
  });

  test("an adventure holds documents without keys, and the files of others", () => {
    const adventures = { collections: ["adventures"], types: {} };
    const adventure = { _id: ID, _key: `!adventures!${ID}`, name: "The ford", actors: ["../people/ada.yaml"] };
    const faults = (held: object): string[] => checkSources([{ file: "a.yaml", content: { ...adventure, ...held } }], adventures);
    expect(faults({ journal: [{ _id: ID, name: "Notes" }] })).toEqual([]);
    expect(faults({ journal: [{ _id: "short" }] })).toEqual(["a.yaml: a member of journal has no id"]);
    expect(faults({ scenes: [{ _id: ID }, { _id: ID }] })).toEqual([`a.yaml: scenes has ${ID} twice`]);
  });
});
