import { describe, expect, test } from "vitest";
import type { DialValues } from "../dials/dial-values.ts";
import { type RulesetId, RULESETS } from "../rulesets/rulesets.ts";
import { advantageInMoney, gearPrice } from "./price-in-money.ts";

const game = (id: RulesetId, dials: DialValues = {}) => ({ ruleset: RULESETS[id], dials });
const SOLD = { "strands-advantages-bought": true };

describe("S7. what is bought costs money", () => {
  test("a thing as it is, with what was added to it", () => {
    const price = (kind: string) => gearPrice(game("strands"), { cost: 2, modifications: [{ kind, points: 3 }] });
    expect([price("advantage"), price("aspect"), price("of another world")]).toEqual([5, 3, 2]);
  });
  test("not in a game that buys nothing with a roll", () => {
    expect(gearPrice(game("trifold"), { cost: 2, modifications: [] })).toBeNull();
  });
  test.each([
    ["S4. an advantage is for sale where the campaign says so", game("strands", SOLD), 2, false],
    ["not elsewhere", game("strands"), 2, true],
    ["nor one that costs nothing", game("strands", SOLD), 0, true],
    ["nor in other games", game("fate2"), 2, true],
  ])("%s", (_, active, points, none) => expect(advantageInMoney(active, points) === null).toBe(none));
});
