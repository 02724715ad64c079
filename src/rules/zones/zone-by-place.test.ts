import { expect, test } from "vitest";
import { zoneByPlace } from "./zone-by-place.ts";

test.each([
  ["a token in a zone is in that zone, whatever was stored", "quay", ["roofs"], ["quay", "roofs"], "roofs"],
  ["where zones overlap, the one that is stored", "roofs", ["quay", "roofs"], ["quay", "roofs"], "roofs"],
  ["where zones overlap and neither is stored, the first", "", ["quay", "roofs"], ["quay", "roofs"], "quay"],
  ["a token outside of its drawn zone has left it", "quay", [], ["quay"], ""],
  ["a zone that is not drawn is where it is stored", "cellar", [], ["quay"], "cellar"],
  ["a zone whose area was deleted keeps those who were in it", "quay", [], [], "quay"],
] as const)("%s", (_sentence, stored, standing, drawn, zone) => {
  expect(zoneByPlace(stored, { in: standing, drawn: new Set(drawn) })).toBe(zone);
});
