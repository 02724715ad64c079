import { describe, expect, test } from "vitest";
import { actor } from "../../../../tests/samples/actor-snapshot.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import type { PricedThing } from "../../ruleset.ts";
import { STRANDS_BUYING } from "./strands.ts";
import { STRANDS } from "./strands.ts";

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

  test("S4. Money buys advantages only where the campaign says so", () => {
    const may = (dials: DialValues) => STRANDS_BUYING.advantages(dials);
    expect([may({}), may({ "strands-advantages-bought": true })]).toEqual([false, true]);
  });
  test.each([
    ["bought with points", {}, [6, ["advantage-over-cap"]]],
    ["S4-R9. bought with money instead of points", { bought: true }, [2, ["points-left"]]],
  ] as const)("S4. an advantage %s", (_sentence, how, [spent, codes]) => {
    const advantages = [
      { name: "Keen", tier: "expert", cost: 2 },
      { name: "Steel hand", tier: "expert", cost: 4, ...how },
    ];
    const { pools, findings } = STRANDS.traits.audit(actor({ advantages }), {});
    const ofAdvantages = findings.filter(({ args, code }) => args["pool"] === "advantages" || code.startsWith("advantage"));
    expect([pools[1]?.spent, ofAdvantages.map(({ code }) => code)]).toEqual([spent, codes]);
  });
  test.each([
    ["its class", "metro", false],
    ["a higher class", "world", true],
  ])("S4-R9. a super hero may buy a power of %s with money as with points", (_sentence, powerClass, barred) => {
    const advantages = [{ name: "Steel skin", tier: "power", cost: 2, bought: true, powerClass }] as const;
    const { findings } = STRANDS.traits.audit(actor({ advantages }), { "strands-level": "super-hero-metro" });
    expect(findings.some(({ code }) => code === "power-over-class")).toBe(barred);
  });
  test("no advantage has more points than the tech level", () => {
    expect([{}, { "strands-tech-level": 6 }].map((dials) => STRANDS_BUYING.mostPoints(dials))).toEqual([4, 6]);
  });
});
