import { describe, expect, test } from "vitest";
import { broughtAspects } from "./brought-aspects.ts";

const brings = {
  a: { name: "Huge", persistent: true },
  b: { name: "Long", persistent: false },
  c: { name: " ", persistent: false },
};

describe("aspects of what someone has", () => {
  test("a weapon brings its aspects, the persistent ones too, to whoever wields it", () => {
    expect(broughtAspects({ id: "w", type: "gear", system: { game: "strands", brings } })).toEqual([
      { name: "Huge", type: "aspect", system: { kind: "equipment", thing: "w", persistent: true, game: "strands" } },
      { name: "Long", type: "aspect", system: { kind: "equipment", thing: "w", persistent: false, game: "strands" } },
    ]);
  });
  test("what is stored nowhere yet, or brings nothing, brings nothing", () => {
    expect(broughtAspects({ id: null, type: "gear", system: { brings } })).toEqual([]);
    expect(broughtAspects({ id: "s", type: "skill", system: { brings } })).toEqual([]);
    expect(broughtAspects({ id: "w", type: "gear", system: {} })).toEqual([]);
  });
});
