import { describe, expect, test } from "vitest";
import { type Asking, done, planned, shortPlan } from "../../../tests/samples/plain-requests.ts";
import { plainTable } from "../../../tests/samples/plain-table.ts";

const GM: Asking = { author: "gm", actor: "" };
const GIVE = { by: 3, words: "The bridge", target: "Actor.me" } as const;

describe("S2. The GM gives experience", () => {
  test("as a number of its own, and takes it back", () => {
    const world = plainTable("strands");
    expect(done(world, "experience", GIVE, GM).request).toMatchObject({ targetName: "me" });
    expect(shortPlan(planned(world, "experience", { ...GIVE, by: -3 }, GM))).toEqual(["me experience -3"]);
  });
  test.each([
    ["by a player", "strands", GIVE, {}, "gm-only"],
    ["where the game has none", "trifold", GIVE, GM, "experience-none"],
    ["for someone who is gone", "strands", { ...GIVE, target: "Actor.gone" }, GM, "target-gone"],
    ["for a place", "strands", { ...GIVE, target: "Actor.place" }, GM, "experience-not-theirs"],
    ["of more than there is", "strands", { ...GIVE, by: -1 }, GM, "experience-short"],
    ["of more than 999 at once", "strands", { ...GIVE, by: 1000 }, GM, "points-many"],
  ] as const)("not %s", (_reason, game, request, asking, code) => {
    expect(shortPlan(planned(plainTable(game), "experience", request, asking))).toBe(code);
  });
});
