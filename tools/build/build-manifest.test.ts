import { describe, expect, test } from "vitest";
import { ACTOR_TYPES, ITEM_TYPES, MESSAGE_TYPES } from "../../src/foundry/types/subtypes.ts";
import { buildManifest, filesOf } from "./build-manifest.ts";
import { readManifest } from "./read-manifest.ts";

const template = { Actor: { types: ["hero", "ship"], htmlFields: ["notes"] } };

describe("the shipped manifest", () => {
  test("has the types of template.json, each with the document's rules, in addition to its own", () => {
    const built = buildManifest({ id: "x", version: "0", documentTypes: { ChatMessage: { roll: {} } } }, template, "1.2.3");
    expect(built.documentTypes).toEqual({
      Actor: { hero: { htmlFields: ["notes"] }, ship: { htmlFields: ["notes"] } },
      ChatMessage: { roll: {} },
    });
    expect(built.version).toBe("1.2.3");
  });

  test("never has one document's types from two places", () => {
    const manifest = { id: "x", version: "0", documentTypes: { Actor: { hero: {} } } };
    expect(() => buildManifest(manifest, template, "1")).toThrow(/Actor stand in system\.json and in template\.json/);
  });

  test("names the files that must exist", () => {
    const files = filesOf({
      id: "x",
      version: "0",
      esmodules: ["x.mjs"],
      styles: [{ src: "x.css" }],
      languages: [{ path: "lang/en.json" }],
      packs: [{ path: "packs/a" }],
    });
    expect(files).toEqual(["x.mjs", "x.css", "lang/en.json", "packs/a"]);
  });

  test("names the types the system registers", () => {
    const { documentTypes } = readManifest();
    const types = Object.fromEntries(Object.entries(documentTypes ?? {}).map(([name, rules]) => [name, Object.keys(rules)]));
    expect(types).toEqual({
      Actor: ACTOR_TYPES,
      Item: ITEM_TYPES,
      ChatMessage: MESSAGE_TYPES,
      Combat: ["conflict"],
      Combatant: ["participant"],
    });
  });
});
