import { expect, test } from "vitest";
import { settlingAmong } from "./authority.ts";

const gm = (id: string, mayWriteSettings: boolean, active = true) => ({
  id,
  active,
  isGM: true,
  can: () => mayWriteSettings,
});

test.each([
  ["the active GM", [gm("b", true), gm("a", true)], "b"],
  ["another GM, where the active one may not write world settings", [gm("b", false), gm("c", true), gm("a", true)], "a"],
  ["no one, where only an assistant without that permission is connected", [gm("b", false), gm("a", true, false)], undefined],
] as const)("settles entries: %s", (_, users, settles) => {
  expect(settlingAmong(users, users[0])?.id).toBe(settles);
});

test("without a GM nobody does: requests wait", () => {
  expect(settlingAmong([gm("a", true, false)], null)).toBeNull();
});
