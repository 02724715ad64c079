import { describe, expect, test } from "vitest";
import { aspectKindOf, broughtAspects } from "./brought-aspects.ts";

const brings = {
  a: { name: "Huge", persistent: true },
  b: { name: "Long", persistent: false },
  c: { name: " ", persistent: false },
};

describe("aspects of what someone has", () => {
  test("S7: a weapon brings its aspects, the persistent ones too, to whoever wields it", () => {
    expect(broughtAspects({ id: "w", type: "gear", system: { game: "strands", brings } })).toEqual([
      { name: "Huge", type: "aspect", system: { kind: "equipment", thing: "w", persistent: true, game: "strands" } },
      { name: "Long", type: "aspect", system: { kind: "equipment", thing: "w", persistent: false, game: "strands" } },
    ]);
  });
  test.each([
    ["S4: a power has a power aspect", "power", {}, "power"],
    ["S4: an advantage brings a specialty", "stunt", {}, "specialty"],
    ["S7, T3: a thing has aspects of a thing", "gear", {}, "equipment"],
    ["F7: equipment that is an extra too", "extra", { kind: "equipment" }, "equipment"],
    ["F7: a contact has those of a person", "extra", { kind: "contact" }, "character"],
    ["a trait has none", "skill", {}, null],
  ])("%s", (_sentence, type, system, kind) => {
    expect(aspectKindOf(type, system)).toBe(kind);
  });
  test("what is stored nowhere yet, or brings nothing, brings nothing", () => {
    expect(broughtAspects({ id: null, type: "gear", system: { brings } })).toEqual([]);
    expect(broughtAspects({ id: "s", type: "skill", system: { brings } })).toEqual([]);
    expect(broughtAspects({ id: "w", type: "gear", system: {} })).toEqual([]);
  });
});
