import { describe, expect, test } from "vitest";
import { type LinksGone, lostLinks, type SceneLinks } from "./lost-links.ts";

const QUAY = "Scene.quay";
const REGION = "Scene.quay.Region.roofs";
const zones = { roofs: { region: REGION }, cellar: { region: null } };

describe("a situation lets go of what is gone", () => {
  test.each<[string, SceneLinks, readonly string[], LinksGone | null]>([
    ["a scene and its regions that are there stay linked", { scene: QUAY, zones }, [QUAY, REGION], null],
    ["a deleted scene takes its regions along", { scene: QUAY, zones }, [], { scene: null, zones: { roofs: { region: null } } }],
    [
      "a deleted region leaves its zone, which is no longer drawn",
      { scene: QUAY, zones },
      [QUAY],
      { zones: { roofs: { region: null } } },
    ],
    ["one without a scene has nothing to let go of", { scene: null, zones: {} }, [], null],
  ])("%s", (_words, stored, there, lost) => {
    expect(lostLinks(stored, (uuid) => there.includes(uuid))).toEqual(lost);
  });

  test("once it has let go, there is nothing more to let go of", () => {
    const lost = lostLinks({ scene: QUAY, zones }, () => false);
    expect(lostLinks({ scene: null, zones: { ...zones, ...lost?.zones } }, () => false)).toBeNull();
  });
});
