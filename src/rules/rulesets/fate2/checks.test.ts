import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faces, modifier, request, rolled } from "../../../../tests/samples/check-request.ts";
import type { BestOutcome, CheckResult, SumOutcome, TestKind } from "../../roll/check.ts";
import { readLadder } from "../../roll/ladder.ts";
import { RULESETS } from "../rulesets.ts";
import { FATE2 } from "./fate2.ts";

const FAIR = 1;
const GOOD = 2;
const GREAT = 3;
const SUPERB = 4;
const AVERAGE = 0;

function roll(rank: number, signs: string, otherwise: Parameters<typeof request>[1] = {}): CheckResult {
  return FATE2.resolve(request(rank, otherwise), faces(signs));
}
function outcome(result: CheckResult): SumOutcome | BestOutcome {
  if (!result.outcome || result.outcome.reading === "hits") throw new Error("There was nothing to reach.");
  return result.outcome;
}
const word = (value: number): string | null => readLadder(FATE2.ladder, value).word;

describe("worked examples", () => {
  test("1. Fair (+1) skill, faces + + − 0 against Average (0): total Good (+2), success, margin 2", () => {
    const result = roll(FAIR, "++-0", { difficulty: AVERAGE });
    expect(word(result.total)).toBe("good");
    expect(outcome(result)).toMatchObject({ success: true, margin: 2 });
  });

  test("2. Good with 0 + − 0 → Good; Fair with − − + 0 → Average: the first wins by 2", () => {
    const second = roll(FAIR, "--+0");
    expect(word(second.total)).toBe("average");
    const first = roll(GOOD, "0+-0", { difficulty: second.total, test: "dynamic" });
    expect(word(first.total)).toBe("good");
    expect(outcome(first)).toMatchObject({ success: true, margin: 2 });
  });

  test("3. Good with − − 0 + against Fair: total Fair, success with margin 0 (Minimal)", () => {
    const result = roll(GOOD, "--0+", { difficulty: FAIR });
    expect(word(result.total)).toBe("fair");
    expect(outcome(result)).toMatchObject({
      success: true,
      margin: 0,
      degree: "minimal",
    });
  });

  test("5. Good with + 0 − − (Fair) against Average with + 0 − 0 (Average): wins by 1, Competent", () => {
    const second = roll(AVERAGE, "+0-0");
    const first = roll(GOOD, "+0--", { difficulty: second.total, test: "dynamic" });
    expect([first.total, second.total].map(word)).toEqual(["fair", "average"]);
    expect(outcome(first)).toMatchObject({ margin: 1, degree: "competent" });
  });

  test("6. Fair against Superb in a dynamic test: margin 3 is Solid (dynamic), not Significant", () => {
    const dynamic = roll(SUPERB, "0000", { difficulty: FAIR, test: "dynamic" });
    expect(outcome(dynamic)).toMatchObject({ margin: 3, degree: "solid" });
    expect(outcome(roll(SUPERB, "0000", { difficulty: FAIR })).degree).toBe("significant");
  });
});

describe("example 22, a pool of six-sided dice", () => {
  const pool = (rank: number, thrown: readonly number[], ...modifiers: number[]): CheckResult =>
    FATE2.resolve(request(rank, { method: "fate-pool", difficulty: 10, modifiers: modifiers.map(modifier) }), thrown);

  test("3 dice 3 4 5 = 12 against 10: success", () => {
    const result = pool(FAIR, [3, 4, 5]);
    expect(result.total).toBe(12);
    expect(outcome(result).success).toBe(true);
  });
  test("one penalty die, 2 3 3 4 → worst three 8, fails", () => {
    const result = pool(FAIR, [2, 3, 3, 4], -1);
    expect(result.total).toBe(8);
    expect(outcome(result).success).toBe(false);
  });
  test("two bonus dice 2 3 4 5 6 → best three 15", () => {
    expect(pool(FAIR, [2, 3, 4, 5, 6], 2).total).toBe(15);
  });
  test("+2 and −1 → one bonus die, 2 3 3 4 → best three 10, success", () => {
    const result = pool(FAIR, [2, 3, 3, 4], 2, -1);
    expect(result.total).toBe(10);
    expect(outcome(result)).toMatchObject({ success: true, margin: 0 });
  });
  test("2 dice with one penalty, 2 2 4, one die to 5 → 2 4 5, worst two = 6", () => {
    expect(pool(AVERAGE, [2, 2, 4], -1).total).toBe(4);
    expect(pool(AVERAGE, [2, 5, 4], -1).total).toBe(6);
  });
  test("rank and modifiers are dice, the total is only what is kept", () => {
    const { parts, total } = pool(FAIR, [2, 3, 4, 5, 6], 2);
    expect(parts.map(({ source, value, unit }) => [source, value, unit])).toEqual([
      ["trait", 3, "dice"],
      ["modifier", 2, "dice"],
      ["dice", 15, "points"],
    ]);
    expect(total).toBe(15);
  });
  test("F10: of two skills the lower one counts", () => {
    const limited = (...ranks: number[]) =>
      request(ranks[0] ?? 0, {
        method: "fate-pool",
        traits: ranks.map((rank, place) => rolled(rank, place === 0 ? null : "limits")),
      });
    expect(FATE2.plan(limited(FAIR, AVERAGE))).toEqual(FATE2.plan(limited(AVERAGE)));
    const { parts, total } = FATE2.resolve(limited(FAIR, AVERAGE), [3, 4]);
    expect(parts.map(({ value, unit }) => `${value} ${unit}`)).toEqual(["3 dice", "-1 dice", "7 points"]);
    expect(total).toBe(7);
  });
  test("F11-R1: a margin of five is one step of a degree", () => {
    expect(outcome(pool(FAIR, [6, 4, 5]))).toMatchObject({ margin: 5, degree: "competent" });
    expect(outcome(pool(FAIR, [6, 6, 2]))).toMatchObject({ margin: 4, degree: "minimal" });
  });
});

describe("a second skill that limits the first (F10, language)", () => {
  const total = (first: number, ...limits: number[]): number =>
    FATE2.resolve(
      request(first, { traits: [first, ...limits].map((rank, place) => rolled(rank, place === 0 ? null : "limits")) }),
      [0, 0, 0, 0],
    ).total;
  test.each([
    ["a Good rapport in an Average accent", [2, 0], 0],
    ["in a Good one", [2, 2], 2],
    ["a better one raises nothing", [2, 4], 2],
    ["of several the lowest counts", [3, 2, 1], 1],
    ["whatever their order", [3, 1, 2], 1],
  ] as const)("%s", (_what, [first = 0, ...limits], expected) => expect(total(first, ...limits)).toBe(expected));
});

describe("degrees by margin (F2)", () => {
  const margins = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
  const degrees = (test: TestKind, dials = {}): (string | null)[] =>
    margins.map(
      (margin) => outcome(FATE2.resolve(request(0, { difficulty: -margin, test }), [0, 0, 0, 0], dials)).degree ?? null,
    );

  test("static", () => {
    const perfection = Array.from({ length: 5 }, () => "perfection");
    expect(degrees("static")).toEqual([null, "minimal", "competent", "solid", "significant", ...perfection]);
  });
  test("dynamic", () => {
    expect(degrees("dynamic")).toEqual([
      null,
      "minimal",
      "competent",
      "solid",
      "solid",
      "solid",
      "significant",
      "significant",
      "perfection",
      "perfection",
    ]);
  });
  test("even dynamic steps, a dial", () => {
    expect(degrees("dynamic", { "fate2-dynamic-steps": "even" })).toEqual([
      null,
      "minimal",
      "competent",
      "competent",
      "solid",
      "solid",
      "significant",
      "significant",
      "perfection",
      "perfection",
    ]);
  });
  test("an invalid dial is read as its initial value", () => {
    expect(degrees("dynamic", { "fate2-dynamic-steps": 7 })).toEqual(degrees("dynamic"));
  });
});

describe("the breakdown", () => {
  test("every part names its source, and they add up", () => {
    const result = roll(GREAT, "+0-+", { modifiers: [{ id: "a", label: "high ground", value: 1 }, modifier(-2)] });
    expect(result.parts).toEqual([
      { source: "trait", label: "first", value: 3, unit: "points", joins: null },
      { source: "modifier", label: "high ground", value: 1, unit: "points", joins: null },
      { source: "modifier", label: "", value: -2, unit: "points", joins: null },
      { source: "dice", label: "", value: 1, unit: "points", joins: null },
    ]);
    expect(result.total).toBe(3);
    expect(result.outcome).toBeNull();
  });

  test("a result above the ladder keeps its number", () => {
    const { total } = roll(6, "++00");
    expect(readLadder(FATE2.ladder, total)).toEqual({ value: 8, word: "legendary", surplus: 2 });
    expect(readLadder(FATE2.ladder, -7)).toEqual({ value: -7, word: "abysmal", surplus: -3 });
  });
});

describe("an impossible roll is refused in words", () => {
  test("a method of another game", () => {
    expect(() => FATE2.plan(request(0, { method: "ten-hits" }))).toThrow("method-unknown");
  });
  test("two traits", () => {
    expect(() => FATE2.plan(request(0, { traits: [rolled(1), rolled(2, "adds")] }))).toThrow("join-unknown");
    const { dice, plan } = RULESETS.trifold;
    const both = request(0, { method: dice[0]?.id ?? "fudge", traits: [rolled(1), rolled(2, "adds")] });
    expect(() => plan(both)).toThrow("too-many-traits");
  });
  test("dice that are read in another way", () => {
    expect(() => FATE2.plan({ ...request(0, { method: "fate-pool" }), method: "fudge" })).toThrow("reading-unfit");
  });
  test("invalid numbers, or ones beyond all tables", () => {
    expect(() => FATE2.plan(request(Number.NaN))).toThrow("number-broken");
    expect(() => FATE2.plan(request(1e9, { method: "fate-pool" }))).toThrow("number-too-large");
    expect(() => FATE2.plan(request(0, { modifiers: [modifier(0.5)] }))).toThrow("number-broken");
    expect(() => FATE2.plan(request(0, { difficulty: 41 }))).toThrow("number-too-large");
  });
  test("F11. In a pool, a difficulty may be as high as the total of a pool", () => {
    expect(FATE2.plan(request(0, { method: "fate-pool", difficulty: 48 })).count).toBe(2);
    expect(() => FATE2.plan(request(0, { method: "fate-pool", difficulty: 321 }))).toThrow("number-too-large");
  });
});

describe("laws", () => {
  const sign = fc.constantFrom(-1, 0, 1);
  const small = fc.integer({ min: -6, max: 8 });

  test("the parts that are points are the total, and success is a margin of 0 or more", () => {
    fc.assert(
      fc.property(
        small,
        fc.array(small, { maxLength: 4 }),
        small,
        fc.array(sign, { minLength: 4, maxLength: 4 }),
        (rank, modifiers, difficulty, thrown) => {
          const result = FATE2.resolve(request(rank, { modifiers: modifiers.map(modifier), difficulty }), thrown);
          expect(result.parts.reduce((sum, { value }) => sum + value, 0)).toBe(result.total);
          expect(outcome(result).margin).toBe(result.total - difficulty);
          expect(outcome(result).success).toBe(result.total >= difficulty);
          expect(outcome(result).degree === undefined).toBe(!outcome(result).success);
        },
      ),
    );
  });

  test("a plan throws as many dice as the faces it needs", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FATE2.dice),
        fc.integer({ min: -6, max: 9 }),
        fc.integer({ min: -5, max: 5 }),
        (method, rank, bonus) => {
          const input = request(rank, { method: method.id, modifiers: [modifier(bonus)] });
          const plan = FATE2.plan(input);
          const thrown = Array.from({ length: plan.count }, () => 1);
          expect(FATE2.resolve(input, thrown).reading.dice).toHaveLength(plan.count + plan.fixed.length);
        },
      ),
    );
  });
});
