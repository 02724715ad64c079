import { describe, expect, test } from "vitest";
import type { PricedThing } from "../../ruleset.ts";
import { STRANDS_BUYING } from "./buying.ts";

const aspect = { kind: "aspect", points: 0 } as const;
const flaw = { kind: "flaw", points: 0 } as const;
const advantage = (points: number) => ({ kind: "advantage", points }) as const;

describe("S7. Accessories and modifications", () => {
  test.each<readonly [string, number, PricedThing["modifications"], number]>([
    ["nothing is added", 4, [], 4],
    ["an aspect is +1", 4, [aspect], 5],
    ["every aspect is", 4, [aspect, aspect, aspect], 7],
    ["an advantage costs as many as its points", 4, [advantage(3)], 7],
    ["a bad aspect is −1", 4, [flaw], 3],
    ["all of it counts", 6, [aspect, flaw, advantage(2), advantage(1)], 9],
    ["an aspect has no points of its own", 2, [{ kind: "aspect", points: 5 }], 3],
    ["S7-R23. Nothing costs less than 0", 1, [flaw, flaw, flaw], 0],
  ])("%s", (_sentence, cost, modifications, price) => {
    expect(STRANDS_BUYING.price({ cost, modifications })).toBe(price);
  });

  test("no advantage has more points than the tech level", () => {
    expect([{}, { "strands-tech-level": 6 }].map((dials) => STRANDS_BUYING.mostPoints(dials))).toEqual([4, 6]);
  });
});
