import { describe, expect, test } from "vitest";
import { summarize } from "./statistics.ts";

describe("a summary of measurements", () => {
  test("has the median, whatever the order", () => {
    expect(summarize([9, 1, 5]).median).toBe(5);
  });

  test("has the mean of the two middle ones of an even number", () => {
    expect(summarize([1, 2, 4, 100]).median).toBe(3);
  });

  test("leaves out a tenth at either end", () => {
    const tenths = Array.from({ length: 11 }, (_, index) => index * 10);
    expect(summarize(tenths)).toEqual({ count: 11, median: 50, low: 10, high: 90 });
  });

  test("of nothing is refused in words", () => {
    expect(() => summarize([])).toThrow("Nothing was measured");
  });
});
