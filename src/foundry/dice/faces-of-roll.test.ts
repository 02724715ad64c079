import { describe, expect, test } from "vitest";
import { facesOfRoll } from "./faces-of-roll.ts";

const same = (thrown: number): number => thrown;

describe("the faces of a roll", () => {
  test("come in the order thrown, over all terms", () => {
    const first = { results: [{ result: 5 }], faceOf: same };
    const second = { results: [{ result: 2 }], faceOf: same };
    expect(facesOfRoll([first, second], 2)).toEqual([5, 2]);
  });
  test("are read as the die counts", () => {
    const sign = (thrown: number): number => (thrown > 4 ? 1 : thrown > 2 ? 0 : -1);
    expect(facesOfRoll([{ results: [{ result: 6 }, { result: 3 }, { result: 1 }], faceOf: sign }], 3)).toEqual([1, 0, -1]);
  });
  test("leave out a rerolled die", () => {
    expect(facesOfRoll([{ results: [{ result: 1, rerolled: true }, { result: 4 }], faceOf: same }], 1)).toEqual([4]);
  });
  test("are refused when there are too few", () => {
    expect(() => facesOfRoll([{ results: [{ result: 1 }], faceOf: same }], 4)).toThrow("1 dice where 4");
  });
});
