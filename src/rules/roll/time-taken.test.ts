import { describe, expect, test } from "vitest";
import { faces, request } from "../../../tests/samples/check-request.ts";
import { playing } from "../../../tests/samples/active-game.ts";
import { RULESETS } from "../rulesets/rulesets.ts";
import type { LeftoverUse } from "./leftovers.ts";
import { fitsTime, timeCounted, timeTaken, type UsualTime } from "./time-taken.ts";

const { fate2, trifold, strands, marumaru } = RULESETS;
const COTTAGE: UsualTime = { kind: "units", count: 8, unit: "week", per: "day" };

describe("F2. One roll for a long task: the base time, less the margin of success", () => {
  const built = (rank: number) => {
    const { outcome } = fate2.resolve(request(rank, { difficulty: 2 }), faces("0000"));
    return timeTaken(playing(fate2), COTTAGE, outcome, []);
  };
  test("each point of success takes a day off eight weeks", () => {
    expect(built(4)).toEqual({ kind: "units", count: 8, unit: "week", by: -2, per: "day" });
  });
  test("each point of failure adds one", () => expect(built(-1)).toMatchObject({ by: 3 }));
  test("with nothing to spare it takes as long as it takes", () => expect(built(2)).toMatchObject({ by: 0 }));
  test("without a difficulty nothing is known", () => expect(timeTaken(playing(fate2), COTTAGE, null, [])).toBeNull());
});

describe("T1. Each shift of speed moves the duration one step", () => {
  const took = (...ids: string[]) => {
    const { outcome } = trifold.resolve(request(4, { difficulty: 0 }), faces("0000"));
    if (!outcome) throw new Error("There was nothing to reach.");
    const uses = trifold.leftovers?.uses(outcome, {}) ?? [];
    const bought = ids.flatMap((id): LeftoverUse[] => uses.filter((use) => use.id === id));
    return timeTaken(playing(trifold), { kind: "step", step: "hour" }, outcome, bought);
  };
  test("shorter or longer", () => {
    expect([took("faster", "faster"), took("longer")]).toEqual([
      { kind: "step", step: "quarter-hour", usual: "hour" },
      { kind: "step", step: "few-hours", usual: "hour" },
    ]);
  });
  test("quality does not change it", () => expect(took("quality")).toMatchObject({ step: "hour" }));
});

describe("what a game counts time in", () => {
  test("steps, units, or not at all", () => {
    expect([trifold, fate2, strands, marumaru].map(timeCounted)).toEqual(["step", "units", null, null]);
  });
  test.each([
    ["a step it does not know", trifold, { kind: "step", step: "fortnight" }],
    ["units where it has steps", trifold, COTTAGE],
    ["no time at all", fate2, { ...COTTAGE, count: 0 }],
    ["more than any action", fate2, { ...COTTAGE, count: 1e9 }],
  ] as const)("%s is refused", (_what, ruleset, usual) => expect(fitsTime(ruleset, usual)).toBe(false));
});
