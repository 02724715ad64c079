import { expect, test } from "vitest";
import { entry } from "../../tests/samples/ledger-entry.ts";
import type { Entry } from "./entry.ts";
import { hasPlayed } from "./has-played.ts";

test.each<[string, readonly Entry[], boolean]>([
  ["nothing was done", [], false],
  ["its points were adjusted", [entry("adjust", "a")], false],
  ["a session began", [entry("break", "b")], false],
  ["what it asked was refused", [entry("spend", "c", {}, { state: "refused" })], false],
  ["it has spent a point", [entry("spend", "d")], true],
])("F4-R3. play has begun for a character, or not: %s", (_, entries, played) => {
  expect(hasPlayed({ ofSubject: () => entries }, "Actor.me")).toBe(played);
});
