import { describe, expect, test } from "vitest";
import { MersenneTwister, Roll } from "../../client/dice/index.ts";
import { seeded } from "./faces.ts";

/** Every throw of `count` dice with these faces, equally likely, reduced to one number. */
function exact(faces: readonly number[], count: number, total: (throwOf: number[]) => number): Map<number, number> {
  const chances = new Map<number, number>();
  const visit = (thrown: number[]): void => {
    if (thrown.length < count) for (const face of faces) visit([...thrown, face]);
    else chances.set(total(thrown), (chances.get(total(thrown)) ?? 0) + 1 / faces.length ** count);
  };
  visit([]);
  return chances;
}

const sum = (thrown: number[]): number => thrown.reduce((a, b) => a + b, 0);
const six = [1, 2, 3, 4, 5, 6];

describe("many throws come close to the expected distribution", () => {
  test.each<[formula: string, expected: Map<number, number>]>([
    ["4dF", exact([-1, 0, 1], 4, sum)],
    ["2d6", exact(six, 2, sum)],
    ["4d6kh3", exact(six, 4, (thrown) => sum(thrown) - Math.min(...thrown))],
    ["1d6 - 1d6", exact(six, 2, ([a = 0, b = 0]) => a - b)],
    ["3d6cs>=5", exact(six, 3, (thrown) => thrown.filter((face) => face >= 5).length)],
  ])("%s", async (formula, expected) => {
    seeded(20_261);
    const throws = 8_000;
    const counted = new Map<number, number>();
    for (const total of await Roll.simulate(formula, throws)) counted.set(total, (counted.get(total) ?? 0) + 1);
    expect([...counted.keys()].every((total) => expected.has(total))).toBe(true);
    for (const [total, chance] of expected) {
      const spread = Math.sqrt((chance * (1 - chance)) / throws);
      expect(Math.abs((counted.get(total) ?? 0) / throws - chance), `${formula} = ${total}`).toBeLessThan(5 * spread + 1e-9);
    }
  });

  test("the generator is MT19937: known answers for the seeds 5489 and 1", () => {
    const standard = new MersenneTwister(5489);
    expect([standard.int(), standard.int()]).toEqual([3499211612, 581869302]);
    const one = new MersenneTwister(1);
    expect([one.int(), one.int()]).toEqual([1791095845, 4282876139]);
  });
});
