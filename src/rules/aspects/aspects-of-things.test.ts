import { describe, expect, test } from "vitest";
import { addsAspect, aspectKindOf } from "./aspects-of-things.ts";

describe("aspects of what someone has", () => {
  test.each([
    ["S4: a power has a power aspect", "power", "", "power"],
    ["S4: an advantage brings a specialty", "stunt", "", "specialty"],
    ["S7, T3: a thing has aspects of a thing", "gear", "", "equipment"],
    ["F7: equipment that is an extra too", "extra", "equipment", "equipment"],
    ["F7: a contact has those of a person", "extra", "contact", "character"],
    ["a trait has none", "skill", "", null],
  ])("%s", (_sentence, type, extraKind, kind) => {
    expect(aspectKindOf(type, extraKind)).toBe(kind);
  });
  test("S7. what is added to a thing may be an aspect or a flaw; an advantage is none", () => {
    expect(["aspect", "flaw", "advantage"].map(addsAspect)).toEqual([true, true, false]);
  });
});
