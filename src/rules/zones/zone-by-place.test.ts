import fc from "fast-check";
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

test("a law: the zone is always one of those their token stands in; outside of all, never one that is drawn", () => {
  const zone = fc.constantFrom("quay", "roofs", "street", "cellar");
  const some = fc.uniqueArray(zone);
  fc.assert(
    fc.property(fc.oneof(zone, fc.constant("")), some, some, (stored, standing, others) => {
      const drawn = new Set([...standing, ...others]);
      const here = zoneByPlace(stored, { in: standing, drawn });
      if (standing.length > 0) expect<readonly string[]>(standing).toContain(here);
      else expect([...drawn].some((one) => one === here)).toBe(false);
      // Whatever was renamed, moved or deleted: what is stored now says the same again.
      expect(zoneByPlace(here, { in: standing, drawn })).toBe(here);
    }),
  );
});
