import { expect, test } from "vitest";
import { placeAccess } from "./place-access.ts";

test.each([
  ["put into the active scene, it opens to all players", { active: true }, true, true, false],
  ["put into every scene, it opens to all players", null, true, true, false],
  ["put into a scene that is prepared, it opens with its scene", { active: false }, true, false, true],
  ["one that a player can read stays as it is, in the active scene", { active: true }, false, false, false],
  ["one that a player can read stays as it is, in a prepared scene", { active: false }, false, false, false],
] as const)("a situation: %s", (_title, scene, closed, opens, awaitsScene) => {
  expect(placeAccess(scene, closed)).toEqual({ opens, awaitsScene });
});
