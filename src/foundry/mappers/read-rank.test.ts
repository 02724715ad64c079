import { assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { rankInRange, parseRank } from "./read-rank.ts";

const BOUNDS = { min: -4, max: 12 };
const WORDS = {
  ladder: [
    { value: 4, word: "Great" },
    { value: 3, word: "Good" },
    { value: -1, word: "Poor" },
  ],
  notApplicable: ["N/A"],
};
const read = (typed: string) => parseRank(typed, BOUNDS, WORDS);

describe("a rank as it was typed", () => {
  test.each([
    ["3", 3],
    [" +3 ", 3],
    ["-1", -1],
    ["−1", -1],
    ["Great", 4],
    ["great", 4],
    ["Great (+4)", 4],
    ["Good +5", 5],
    ["n/a", null],
  ])("%j is read", (typed, rank) => {
    expect(read(typed)).toEqual({ ok: true, value: { rank, kept: false } });
  });

  test.each([
    ["1000000000", 12],
    ["-30", -4],
  ])("%j is moved into the range, and says so", (typed, rank) => {
    expect(read(typed)).toEqual({ ok: true, value: { rank, kept: true } });
  });

  test.each(["abc", "2.5", "1e9", "Great and more", "3 4", "0x10", "+"])("%j is refused with what was typed", (typed) => {
    expect(read(typed)).toEqual({ ok: false, code: "rank-not-a-number", args: { typed } });
  });

  test.each(["", "   "])("an empty answer %j is refused", (typed) => {
    expect(read(typed)).toMatchObject({ ok: false, code: "rank-empty" });
  });

  test("every whole number reads as itself or the nearer bound", () => {
    assert(
      property(integer({ min: -1e12, max: 1e12 }), (number) => {
        expect(read(String(number))).toMatchObject({ ok: true, value: { rank: rankInRange(number, BOUNDS) } });
      }),
    );
  });
});
