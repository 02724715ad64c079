import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DicePlan } from "./dice-method.ts";
import { FUDGE_ONE, FUDGE_SIX } from "../rulesets/fate2/fate2.data.ts";
import { fatePoolPlan } from "../rulesets/fate2/checks.ts";
import { tenPoolPlan } from "../rulesets/marumaru/checks.ts";
import { SIX_MINUS_SIX, STRANDS_SIX } from "../rulesets/strands/checks.ts";
import { fixedPlan, FUDGE } from "./dice-plans.ts";
import { DIE_FACES } from "./die-faces.ts";
import { distribution, waysToReach } from "./distribution.ts";
import { parseFaces } from "./read-faces.ts";

function waysOf(plan: DicePlan): number[] {
  return distribution(plan).totals.map(({ ways }) => Number(ways));
}

/** Every possible throw, counted one by one. */
function counted(plan: DicePlan): Map<number, bigint> {
  const faces = DIE_FACES[plan.die].flatMap(({ face, sides }) => Array.from({ length: sides }, () => face));
  let throws: number[][] = [[]];
  for (let die = 0; die < plan.count; die += 1) throws = throws.flatMap((thrown) => faces.map((face) => [...thrown, face]));
  const ways = new Map<number, bigint>();
  for (const thrown of throws) {
    const { total } = parseFaces(plan, thrown);
    ways.set(total, (ways.get(total) ?? 0n) + 1n);
  }
  return ways;
}

describe("example 47", () => {
  test("4dF: 1 4 10 16 19 16 10 4 1 of 81", () => {
    const { outOf, totals } = distribution(fixedPlan(FUDGE));
    expect(outOf).toBe(81n);
    expect(totals.map(({ total }) => total)).toEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4]);
    expect(waysOf(fixedPlan(FUDGE))).toEqual([1, 4, 10, 16, 19, 16, 10, 4, 1]);
  });

  test("d6−d6: 1 2 3 4 5 6 5 4 3 2 1 of 36", () => {
    const { outOf, totals } = distribution(fixedPlan(SIX_MINUS_SIX));
    expect(outOf).toBe(36n);
    expect(totals.map(({ total }) => total)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
    expect(waysOf(fixedPlan(SIX_MINUS_SIX))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test("dF.1 and d6-read-as-Fudge have the stated faces", () => {
    const shares = (kind: keyof typeof DIE_FACES): number[] => DIE_FACES[kind].map(({ sides }) => sides);
    expect(shares("fudge-one")).toEqual([1, 4, 1]);
    expect(shares("fudge-six")).toEqual([2, 2, 2]);
    expect(shares("strands-six")).toEqual([2, 2, 2]);
    expect(distribution(fixedPlan(FUDGE_ONE)).outOf).toBe(1296n);
  });
});

test("4d6 read as Fudge dice have the chances of 4dF, in sixteen times as many ways", () => {
  const sixteenfold = waysOf(fixedPlan(FUDGE)).map((ways) => ways * 16);
  expect(waysOf(fixedPlan(FUDGE_SIX))).toEqual(sixteenfold);
  expect(waysOf(fixedPlan(STRANDS_SIX))).toEqual(sixteenfold);
});

test("a single d10 gives no hit in seven of ten, one in two, two in one", () => {
  expect(waysOf(tenPoolPlan({ dice: 1, doubleNines: false, empty: "chance" }))).toEqual([7, 2, 1]);
  expect(waysOf(tenPoolPlan({ dice: 1, doubleNines: true, empty: "chance" }))).toEqual([7, 1, 2]);
});

test("a chance die hits in one of ten", () => {
  const plan = tenPoolPlan({ dice: 0, doubleNines: true, empty: "chance" });
  expect(distribution(plan).totals).toEqual([
    { total: 0, ways: 9n },
    { total: 2, ways: 1n },
  ]);
});

test("the chance of a total is the ways to reach it or more", () => {
  const dice = distribution(fixedPlan(FUDGE));
  expect([-5, -4, 0, 4, 5].map((total) => waysToReach(dice, total))).toEqual([81n, 81n, 50n, 1n, 0n]);
});

const plans: readonly [string, DicePlan][] = [
  ["six-minus-six", fixedPlan(SIX_MINUS_SIX)],
  ["fudge-one", fixedPlan(FUDGE_ONE)],
  ["a pool of three, two bonus dice", fatePoolPlan(1, { bonus: 2 })],
  ["a pool of three, one penalty die", fatePoolPlan(1, { bonus: -1 })],
  ["a Poor pool with a bonus die", fatePoolPlan(-2, { bonus: 1 })],
  ["an Abysmal pool", fatePoolPlan(-5, { bonus: 3 })],
  ["four d10 with double nines", tenPoolPlan({ dice: 4, doubleNines: true, empty: "chance" })],
  ["an empty pool that throws nothing", tenPoolPlan({ dice: -2, doubleNines: false, empty: "nothing" })],
];

describe("the distribution agrees with counting every throw", () => {
  test.each(plans)("%s", (_, plan) => {
    const { totals } = distribution(plan);
    expect(new Map(totals.map(({ total, ways }) => [total, ways]))).toEqual(counted(plan));
  });
});

describe("laws", () => {
  const poolPlan = fc
    .tuple(fc.integer({ min: -6, max: 12 }), fc.integer({ min: -8, max: 8 }))
    .map(([rank, bonus]) => fatePoolPlan(rank, { bonus }));
  const tenPlan = fc
    .tuple(fc.integer({ min: -3, max: 30 }), fc.boolean())
    .map(([dice, doubleNines]) => tenPoolPlan({ dice, doubleNines, empty: "chance" }));

  test("the ways of all totals add up to the number of throws, exactly", () => {
    fc.assert(
      fc.property(fc.oneof(poolPlan, tenPlan), (plan) => {
        const { outOf, totals } = distribution(plan);
        expect(totals.reduce((sum, { ways }) => sum + ways, 0n)).toBe(outOf);
      }),
    );
  });

  test("more bonus dice never make a total harder to reach", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2, max: 5 }),
        fc.integer({ min: -4, max: 3 }),
        fc.integer({ min: 0, max: 40 }),
        (rank, bonus, total) => {
          const [less, more] = [
            distribution(fatePoolPlan(rank, { bonus })),
            distribution(fatePoolPlan(rank, { bonus: bonus + 1 })),
          ];
          expect(waysToReach(more, total) * less.outOf >= waysToReach(less, total) * more.outOf).toBe(true);
        },
      ),
    );
  });
});
