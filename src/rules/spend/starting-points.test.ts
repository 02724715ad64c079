import { describe, expect, test } from "vitest";
import { actor, aspect } from "../../../tests/samples/actor-snapshot.ts";
import { FATE2 } from "../rulesets/fate2/fate2.ts";
import { followingPoints } from "./starting-points.ts";

const start = (phases: number, dials = {}): number =>
  FATE2.fatePoints.start(actor({ aspects: phases === 0 ? [] : [aspect("life", phases)] }), dials);

describe("F4. Fate points at the game's start: half the number of phases", () => {
  test("phase by phase, as a character is made", () => {
    const points: number[] = [start(0)];
    for (let phase = 1; phase <= 6; phase += 1) {
      const value = points.at(-1) ?? 0;
      points.push(followingPoints({ before: start(phase - 1), after: start(phase), value, played: false }) ?? value);
    }
    expect(points).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
  test.each([
    ["a phase taken back takes its point back", 5, 4, 3, false, 2],
    ["once play has begun they stay", 4, 6, 2, true, null],
    ["what someone has set stays", 4, 6, 5, false, null],
    ["an odd phase more brings none", 5, 6, 3, false, null],
  ] as const)("%s", (_sentence, from, to, value, played, points) => {
    expect(followingPoints({ before: start(from), after: start(to), value, played })).toBe(points);
  });
  test("a fixed number does not follow", () => {
    const dials = { "fate2-starting-points": "fixed" };
    expect(followingPoints({ before: start(0, dials), after: start(6, dials), value: 3, played: false })).toBeNull();
  });
});
