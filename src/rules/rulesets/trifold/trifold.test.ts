import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { actor, trait, traitsAt } from "../../../../tests/samples/actor-snapshot.ts";
import { faces, request } from "../../../../tests/samples/check-request.ts";
import { readLadder } from "../../roll/ladder.ts";
import { playing } from "../../../../tests/samples/active-game.ts";
import { spendLeftover } from "../../roll/leftovers.ts";
import { timeAlong } from "../../roll/time-taken.ts";
import { shiftsOf } from "./checks.ts";
import { capForPoints } from "./creation.ts";
import { TIME_INCREMENTS } from "./trifold.data.ts";
import { maneuverAspect, TRIFOLD } from "./trifold.ts";

describe("39. Two skills at +3 need two at +2, and at least two at +1 (column); pyramid needs three at +2 and four at +1", () => {
  const unsupported = (counts: Record<number, number>, structure: string): number[][] =>
    TRIFOLD.traits
      .audit(actor({ traits: traitsAt(counts) }), { "trifold-structure": structure })
      .findings.filter(({ code }) => code === `${structure}-unsupported`)
      .map(({ args }) => [Number(args["rank"]), Number(args["missing"])]);

  test("column", () => {
    expect(unsupported({ 3: 2, 2: 2, 1: 2 }, "column")).toEqual([]);
    expect(unsupported({ 3: 2, 2: 1, 1: 1 }, "column")).toEqual([[3, 1]]);
    expect(unsupported({ 3: 2, 2: 2, 1: 1 }, "column")).toEqual([[2, 1]]);
  });
  test("pyramid", () => {
    expect(unsupported({ 3: 2, 2: 3, 1: 4 }, "pyramid")).toEqual([]);
    expect(unsupported({ 3: 2, 2: 2, 1: 4 }, "pyramid")).toEqual([[3, 1]]);
    expect(unsupported({ 3: 2, 2: 3, 1: 3 }, "pyramid")).toEqual([[2, 1]]);
  });
  test("a skill at +1 needs no support; unrated skills give none", () => {
    expect(unsupported({ 1: 3, 0: 0 }, "pyramid")).toEqual([]);
  });
});

describe("tracks", () => {
  const length = (level: string, rank: number, dials: Record<string, string> = {}): number | undefined =>
    TRIFOLD.tracks(actor({ traits: [trait("endurance", rank)] }), { "trifold-level": level, ...dials })[0]?.rows[0]?.boxes;
  test("40. Cap +4, linked skill +3 → 6 boxes. Cap +5, linked skill unrated → 5", () => {
    expect([length("novice", 3), length("hero", 0)]).toEqual([6, 5]);
  });
  test("health by endurance, composure by resolve, or by what the campaign says", () => {
    const traits = [trait("endurance", 3), trait("might", 1), trait("resolve", 4)];
    const lengths = (dials: Record<string, string>): (number | undefined)[] =>
      TRIFOLD.tracks(actor({ traits }), dials).map(({ rows }) => rows[0]?.boxes);
    expect(lengths({})).toEqual([6, 6]);
    expect(lengths({ "trifold-health-skill": "might", "trifold-level": "hero" })).toEqual([6, 7]);
  });
  test("a linked skill below 0 shortens the track", () => {
    expect([length("novice", -1), length("novice", -3)]).toEqual([4, 3]);
  });
  test("or by the campaign's own formula", () => {
    expect(length("novice", 3, { "trifold-track-length": "max(3, linked) × 2" })).toBe(6);
  });
});

describe("41. Total 30 skill points → cap +5; 29 → +4", () => {
  test("by points", () => {
    expect([19, 20, 29, 30, 39, 40, 55].map((points) => capForPoints(points))).toEqual([4, 4, 4, 5, 5, 6, 6]);
  });
  test("points earned in play raise the cap of a campaign", () => {
    const cap = (earned: number): number | null =>
      TRIFOLD.traits.audit(actor(), { "trifold-level": "veteran", "trifold-earned-points": earned }).cap;
    expect([cap(4), cap(5)]).toEqual([4, 5]);
  });
  test("T5-R2: a campaign's own level has points and a maximum; of two with as many points, the chosen one's counts", () => {
    const dials = {
      "trifold-levels": {
        "own-god": { name: "Demigod", group: "superhero", removed: false },
        novice: { name: "", group: "novice", removed: true },
      },
      "trifold-level-points": { "own-god": 30 },
      "trifold-level-cap": { "own-god": 7 },
    };
    const audit = (level: string) => TRIFOLD.traits.audit(actor(), { ...dials, "trifold-level": level });
    const seen = (level: string): unknown => [audit(level).pools[0]?.allowed, audit(level).cap];
    expect([seen("own-god"), seen("hero"), seen("legend")]).toEqual([
      [30, 7],
      [30, 5],
      [35, 5],
    ]);
    expect([seen("novice"), seen("gone")]).toEqual([
      [25, 4],
      [25, 4],
    ]);
    expect(capForPoints(3, dials)).toBe(4);
  });
  test("and so do a character's own", () => {
    const cap = (skillPoints: number): number | null =>
      TRIFOLD.traits.audit(actor({ fatePoints: { value: 0, refresh: 0, debt: 0, held: 0, skillPoints } }), {
        "trifold-level": "veteran",
        "trifold-earned-points": 2,
      }).cap;
    expect([cap(2), cap(3)]).toEqual([4, 5]);
  });
});

test("42. Maneuver with 1 shift: fragile; 2: sticky; removing the latter needs 2", () => {
  expect([0, 1, 2, 3].map((shifts) => maneuverAspect(shifts).nature)).toEqual(["fragile", "fragile", "sticky", "sticky"]);
  expect(maneuverAspect(2).removal).toBe(2);
});

describe("shifts (T1)", () => {
  const shifts = (rank: number, difficulty: number): number | null =>
    shiftsOf(TRIFOLD.resolve(request(rank, { difficulty }), faces("0000")).outcome);

  test("equal is a success of 0 shifts; beyond it every point is a shift; a failure has none", () => {
    expect([shifts(2, 2), shifts(5, 2), shifts(1, 2)]).toEqual([0, 3, null]);
  });
  test("Mediocre is 0 here", () => {
    expect(readLadder(TRIFOLD.ladder, 0).word).toBe("mediocre");
    expect(readLadder(TRIFOLD.ladder, -3).word).toBe("awful");
  });
  test("there are 23 steps of time", () => {
    expect(TIME_INCREMENTS).toHaveLength(23);
  });
  const buy = (rank: number, ...chosen: string[]): unknown => {
    const { outcome: made } = TRIFOLD.resolve(request(rank, { difficulty: 0 }), faces("0000"));
    if (!made) throw new Error("There was nothing to reach.");
    return spendLeftover(playing(TRIFOLD), made, chosen);
  };
  test("quality and speed share the shifts", () => {
    expect(buy(4, "quality", "faster", "faster")).toEqual({ ok: true, value: { left: 1, bought: { quality: 1, faster: 2 } } });
  });
  test("each shift of speed is one step of time, shorter or longer", () => {
    expect([timeAlong(playing(TRIFOLD), "hour", -2), timeAlong(playing(TRIFOLD), "hour", 2)]).toEqual([
      "quarter-hour",
      "afternoon",
    ]);
    expect(timeAlong(playing(TRIFOLD), "fortnight", 1)).toBeNull();
  });
  test("more than are left is refused, and a failure leaves none", () => {
    expect(buy(2, "quality", "quality", "longer")).toMatchObject({ ok: false, code: "left-overspent" });
    expect(buy(-1)).toMatchObject({ ok: false, code: "nothing-left" });
  });
  test("law: time stays within its steps, and no shift is lost", () => {
    const count = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(count, count, count, fc.constantFrom(...TIME_INCREMENTS), (shifts, quality, speed, usual) => {
        const all = [...Array.from({ length: quality }, () => "quality"), ...Array.from({ length: speed }, () => "faster")];
        expect(buy(shifts, ...all)).toMatchObject(
          quality + speed <= shifts ? { ok: true, value: { left: shifts - quality - speed } } : { ok: false },
        );
        expect(TIME_INCREMENTS).toContain(timeAlong(playing(TRIFOLD), usual, quality - speed));
      }),
    );
  });
});
