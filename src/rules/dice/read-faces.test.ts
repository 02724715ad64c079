import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DIE_KINDS } from "./dice-method.ts";
import { SIX_MINUS_SIX } from "../rulesets/strands/checks.ts";
import { fatePoolPlan, fatePoolSize } from "../rulesets/fate2/checks.ts";
import { tenPoolPlan } from "../rulesets/marumaru/checks.ts";
import { fixedPlan, FUDGE } from "./dice-plans.ts";
import { DIE_FACES, faceOfPip, sidesOf } from "./die-faces.ts";
import { parseFaces } from "./read-faces.ts";

describe("a plain die read as a die with signs", () => {
  const signs = (kind: "fudge-six" | "strands-six" | "fudge-one"): number[] =>
    [1, 2, 3, 4, 5, 6].map((pip) => faceOfPip(kind, pip));

  test("FATE 2.0 reads 1–2 as −, 3–4 as blank, 5–6 as +", () => {
    expect(signs("fudge-six")).toEqual([-1, -1, 0, 0, 1, 1]);
  });
  test("Strands reads 1–2 as blank, 3–4 as −, 5–6 as +", () => {
    expect(signs("strands-six")).toEqual([0, 0, -1, -1, 1, 1]);
  });
  test("dF.1: only a 6 is + and only a 1 is −", () => {
    expect(signs("fudge-one")).toEqual([-1, 0, 0, 0, 0, 1]);
  });
  test("a pip the die does not have is an error", () => {
    expect(() => faceOfPip("six", 7)).toThrow("A six die has no pip 7.");
    expect(() => faceOfPip("fudge", 0)).toThrow("no pip 0");
  });
  test.each(DIE_KINDS)("every face of %s is reached, as often as it is on the die", (kind) => {
    const pips = Array.from({ length: sidesOf(kind) }, (_, index) => faceOfPip(kind, index + 1));
    const sides = DIE_FACES[kind].map(({ face }) => pips.filter((pip) => pip === face).length);
    const scale = DIE_FACES[kind].reduce((sum, face) => sum + face.sides, 0) / pips.length;
    expect(sides.map((count) => count * scale)).toEqual(DIE_FACES[kind].map(({ sides: stated }) => stated));
  });
});

describe("a pool of six-sided dice (F11)", () => {
  test.each([
    [6, 8],
    [5, 7],
    [4, 6],
    [3, 5],
    [2, 4],
    [1, 3],
    [0, 2],
    [-1, 1],
    [-2, 1],
    [-3, 1],
    [-4, 0],
    [8, 10],
  ])("rank %i counts %i dice", (rank, dice) => {
    expect(fatePoolSize(rank)).toBe(dice);
  });

  test("Poor counts as one die showing 2, Terrible as one showing 1, Abysmal as none", () => {
    const totals = [-2, -3, -4].map((rank) => parseFaces(fatePoolPlan(rank, { bonus: 0 }), []).total);
    expect(totals).toEqual([2, 1, 0]);
  });

  test("bonus and penalty dice are placed with the same face as a Poor die", () => {
    expect(fatePoolPlan(-2, { bonus: 2 })).toMatchObject({ count: 0, fixed: [2, 2, 2], keep: { count: 1 } });
    expect(parseFaces(fatePoolPlan(-2, { bonus: 2 }), []).total).toBe(2);
  });

  test("of equal dice, the first thrown count", () => {
    const { dice } = parseFaces(fatePoolPlan(-1, { bonus: 1 }), [4, 4]);
    expect(dice.map(({ counts }) => counts)).toEqual([true, false]);
  });
});

describe("one die minus another", () => {
  test("the second is subtracted from the first", () => {
    expect(parseFaces(fixedPlan(SIX_MINUS_SIX), [2, 5]).total).toBe(-3);
  });
});

describe("impossible faces are refused in words", () => {
  test("too few", () => {
    expect(() => parseFaces(fixedPlan(FUDGE), [1, 0])).toThrow("fudge throws 4 dice here, not 2.");
  });
  test("a face no side has", () => {
    expect(() => parseFaces(fixedPlan(FUDGE), [1, 0, 2, 0])).toThrow("A fudge die has no face 2.");
    expect(() => parseFaces(tenPoolPlan({ dice: 1, doubleNines: false, empty: "chance" }), [Number.NaN])).toThrow("no face NaN");
  });
});

describe("laws", () => {
  const six = fc.integer({ min: 1, max: 6 });

  test("a pool counts as many dice as its rank gives, and no die left out is better than a kept one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 6 }),
        fc.integer({ min: 0, max: 5 }),
        fc.array(six, { minLength: 20, maxLength: 20 }),
        (rank, bonus, thrown) => {
          const plan = fatePoolPlan(rank, { bonus });
          const { dice, total } = parseFaces(plan, thrown.slice(0, plan.count));
          const kept = dice.filter(({ counts }) => counts).map(({ face }) => face);
          const left = dice.filter(({ counts }) => !counts).map(({ face }) => face);
          expect(kept).toHaveLength(fatePoolSize(rank));
          expect(Math.min(...kept)).toBeGreaterThanOrEqual(Math.max(0, ...left));
          expect(total).toBe(kept.reduce((sum, face) => sum + face, 0));
        },
      ),
    );
  });

  test("a reading has one entry for each die, in the order thrown", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(-1, 0, 1), { minLength: 4, maxLength: 4 }), (thrown) => {
        expect(parseFaces(fixedPlan(FUDGE), thrown).dice.map(({ face }) => face)).toEqual(thrown);
      }),
    );
  });
});
