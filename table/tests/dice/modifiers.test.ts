import { describe, expect, test } from "vitest";
import { Roll } from "../../client/dice/index.ts";
import { fall, fudge, showing } from "./faces.ts";

/** Formula, faces in order, total. Meanings: Foundry's knowledge base, "Dice modifiers". */
describe("modifiers of a die", () => {
  test.each<[formula: string, faces: number[], total: number]>([
    ["3d6", [2, 3, 6], 11],
    ["4d6kh3", [2, 3, 6, 1], 11],
    ["4d6k", [2, 3, 6, 1], 6],
    ["4d6kl2", [2, 3, 6, 1], 3],
    ["2d6kh5", [2, 3], 5],
    ["4d6d", [2, 3, 6, 1], 11],
    ["4d6dl2", [2, 3, 6, 1], 9],
    ["4d6dh", [2, 3, 6, 1], 6],
    ["2d6r1", [1, 4, 1], 5],
    ["2d6r", [1, 4, 5], 9],
    ["1d6r<3", [2, 1], 1],
    ["1d6rr<3", [2, 1, 5], 5],
    ["3d6r1=1", [1, 1, 2, 6], 9],
    ["2d6x", [6, 2, 6, 3], 17],
    ["2d6xo", [6, 2, 6], 14],
    ["2d6x>=5", [5, 2, 1], 8],
    ["3d6x1=6", [6, 6, 1, 2], 15],
    ["4d6cs6", [6, 6, 1, 2], 2],
    ["4d6cs>=2", [6, 6, 1, 2], 3],
    ["4d6cs", [6, 6, 1, 2], 2],
    ["4d6cf<3", [6, 6, 1, 2], 2],
    ["5d6cs>=5df=1", [6, 5, 1, 1, 3], 0],
    ["3d6df1", [6, 1, 1], 4],
    ["3d6sf<3", [6, 1, 2], 3],
    ["3d6ms10", [6, 1, 2], -1],
    ["3d6ms>=10", [6, 1, 2], -1],
    ["3d6ms<10", [6, 1, 2], 1],
    ["3d6even", [6, 1, 2], 2],
    ["3d6odd", [6, 1, 2], 1],
    ["3d6min3", [6, 1, 2], 12],
    ["3d6max4", [6, 1, 2], 7],
    ["4d6cs<=(1+1)", [6, 6, 1, 2], 2],
    ["2d6r1kh", [1, 4, 6], 6],
  ])("%s of %j is %i", async (formula, faces, total) => {
    fall(...faces.map((face) => showing(face, 6)));
    expect((await new Roll(formula).evaluate()).total).toBe(total);
  });

  test("what happened to each die is marked", async () => {
    fall(...[1, 6, 2, 3, 5].map((face) => showing(face, 6)));
    const [die] = (await new Roll("3d6r1xo6kh2").evaluate()).dice;
    expect(die?.results).toEqual([
      { result: 1, active: false, rerolled: true },
      { result: 6, active: true, exploded: true },
      { result: 2, active: false, discarded: true },
      { result: 3, active: false, discarded: true },
      { result: 5, active: true },
    ]);
    expect(die?.getResultCSS(die.results[1] ?? { result: 0 }).filter(Boolean)).toEqual(["roll", "die", "d6", "exploded", "max"]);
  });
});

describe("Fudge dice", () => {
  test("show minus, blank and plus and say which", async () => {
    fall(fudge(-1), fudge(0), fudge(1), fudge(1));
    const roll = await new Roll("4dF").evaluate();
    expect(roll.total).toBe(1);
    expect(roll.dice[0]?.results).toEqual([
      { result: -1, active: true, failure: true },
      { result: 0, active: true },
      { result: 1, active: true, success: true },
      { result: 1, active: true, success: true },
    ]);
    expect(roll.dice[0]?.results.map((result) => roll.dice[0]?.getResultLabel(result))).toEqual(["-", "&nbsp;", "+", "+"]);
  });

  test.each([
    [0, -1],
    [0.3333, -1],
    [0.3334, 0],
    [0.6666, 0],
    [0.6667, 1],
    [0.999999, 1],
  ])("u = %d is %i", async (u, face) => {
    fall(u);
    expect((await new Roll("1df").evaluate()).total).toBe(face);
  });

  test.each([
    ["4dFkh2", [1, -1, 0, 1], 2],
    ["4dFkl", [1, -1, 0, 1], -1],
    ["4dFdh", [1, -1, 0, 1], 0],
    ["2dFr1", [1, 0, -1], -1],
  ])("%s", async (formula, faces, total) => {
    fall(...faces.map(fudge));
    expect((await new Roll(formula).evaluate()).total).toBe(total);
  });
});

describe("coins and pools", () => {
  test.each([
    ["3dc", [1, 0, 1], 2],
    ["3dcc1", [1, 0, 1], 2],
    ["3dcc0", [1, 0, 1], 1],
  ])("%s counts", async (formula, faces, total) => {
    fall(...faces);
    expect((await new Roll(formula).evaluate()).total).toBe(total);
  });

  test.each([
    ["{1d6, 1d6, 2}kh", [3, 5], 5],
    ["{1d6, 1d6, 2}kl2", [3, 5], 5],
    ["{1d6, 1d6}dl", [3, 5], 5],
    ["{1d6, 1d6, 2}cs>=3", [3, 5], 2],
    ["{1d6, 1d6}", [3, 5], 8],
    ["{1d6 + 1, 2 * 3}kh", [6], 7],
  ])("%s of a pool", async (formula, faces, total) => {
    fall(...faces.map((face) => showing(face, 6)));
    expect((await new Roll(formula).evaluate()).total).toBe(total);
  });
});
