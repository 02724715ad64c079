import { describe, expect, test } from "vitest";
import { actor } from "../../../../tests/samples/actor-snapshot.ts";
import { addUp } from "../../roll/difficulty-table.ts";
import type { CheckModifier, HitsRequest } from "../../roll/check.ts";
import { MARUMARU } from "./marumaru.ts";
import { MARUMARU_TABLES, resonance } from "./checks.ts";

const [CAST] = MARUMARU_TABLES;

describe("M5. The difficulty of a cast is potency, scale and duration", () => {
  test.each([
    ["a charm on one, for an instant", {}, 3],
    ["a grand spell on masses, for ever", { potency: "grand", scale: "mass", duration: "permanent" }, 19],
    ["a major spell on a cluster, for a week", { potency: "major", scale: "cluster", duration: "week" }, 10],
    ["a rote spell is 2 easier", { potency: "minor", rote: "yes" }, 2],
    ["45. A grand spell on a large crowd for a week", { potency: "grand", scale: "large-crowd", duration: "week" }, 16],
    ["45. … rote", { potency: "grand", scale: "large-crowd", duration: "week", rote: "yes" }, 14],
  ] as const)("%s", (_sentence, chosen, sum) => expect(CAST && addUp(CAST, chosen)).toBe(sum));
});

/** Two hits, against this difficulty. */
function margin(difficulty: number, ...eases: number[]): number | undefined {
  const modifiers = eases.map((value): CheckModifier => ({ id: `m${value}`, label: "", value, eases: true }));
  const request: HitsRequest = {
    ...{ reading: "hits", method: "ten-hits", traits: [], modifiers, difficulty, enhancement: 0, complication: 0 },
  };
  const pool: HitsRequest = { ...request, traits: [{ id: "t", name: "Wits", rank: 2, joins: null, specialty: false }] };
  return MARUMARU.resolve(pool, [8, 9]).outcome?.margin;
}

describe("M2, M5. For every advancement, and for every resonance, the difficulty is one less", () => {
  test.each([
    ["without", 4, [], -2],
    ["one advancement", 4, [1], -1],
    ["three resonance", 4, [3], 1],
    ["an advancement and resonance", 5, [1, 3], 1],
    ["45. Difficulty 14 with five resonance is 9", 14, [5], 2 - 9],
    ["never below Normal, 1", 3, [5], 1],
    ["and never below 1 by what is set", 0, [], 1],
  ] as const)("%s", (_sentence, difficulty, eases, by) => expect(margin(difficulty, ...eases)).toBe(by));
  test("it is no part of the pool, and says so in the breakdown", () => {
    const request = { reading: "hits", method: "ten-hits", traits: [], difficulty: 4, enhancement: 0, complication: 0 } as const;
    const eased = { ...request, modifiers: [{ id: "r", label: "Resonance", value: 3, eases: true }] } as const;
    expect(MARUMARU.plan(eased).count).toBe(MARUMARU.plan({ ...eased, modifiers: [] }).count);
    expect(MARUMARU.resolve(eased, [1]).parts).toContainEqual({
      ...{ source: "modifier", label: "Resonance", value: -3, unit: "difficulty", joins: null },
    });
  });
});

describe("M5. Not more than five resonance on a single cast", () => {
  const most = (type: string, dials = {}) =>
    resonance(actor({ type }), dials).flatMap(({ effects }) => effects.map(({ costs }) => costs.boxes));
  test("one to five boxes", () => expect(most("character")).toEqual([1, 2, 3, 4, 5]));
  test("even where the campaign gives more boxes", () => {
    expect(most("character", { "marumaru-resonance": 9 })).toEqual([1, 2, 3, 4, 5]);
  });
  test("fewer where it gives fewer", () => expect(most("character", { "marumaru-resonance": 2 })).toEqual([1, 2]));
  test("M5-R20: a vehicle casts nothing", () => expect(most("vehicle")).toEqual([]));
});
