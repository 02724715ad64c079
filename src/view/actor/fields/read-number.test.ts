import { describe, expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

const RANKS = { min: -4, max: 12, emptyAllowed: true, words: { good: 2, fair: 1 } };

describe("a whole number as a user types it", () => {
  test.each([
    ["3", 3],
    [" +3 ", 3],
    ["−2", -2],
    ["–2", -2],
    ["-0", 0],
    ["2.0", 2],
    ["Good", 2],
    ["1e1", 10],
  ])("%j is %d", (typed, value) => {
    expect(readNumber(typed, RANKS)).toEqual({ ok: true, value });
  });

  test('an empty field means "not applicable" where that is allowed, and is refused elsewhere', () => {
    expect(readNumber("  ", RANKS)).toEqual({ ok: true, value: null });
    expect(readNumber("", { ...RANKS, emptyAllowed: false })).toMatchObject({ ok: false, code: "empty" });
  });

  test.each([
    ["abc", "notANumber"],
    ["3 apples", "notANumber"],
    ["--3", "notANumber"],
    ["NaN", "notANumber"],
    ["Infinity", "notANumber"],
    ["1000000000", "tooHigh"],
    ["1e9", "tooHigh"],
    ["-5", "tooLow"],
    ["2.5", "notWhole"],
    ["1,5", "notWhole"],
  ])("%j is refused: %s", (typed, code) => {
    expect(readNumber(typed, RANKS)).toEqual({ ok: false, code, args: { typed, min: -4, max: 12 } });
  });

  test("what was typed is quoted, up to a sensible length", () => {
    const read = readNumber("x".repeat(5000), RANKS);
    expect(read.ok ? "" : String(read.args["typed"])).toHaveLength(40);
  });
});
