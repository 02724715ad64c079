import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseDriver, readDriver } from "./driver.ts";

describe("a driver", () => {
  test("of Norn is as drivers are", () => {
    expect(readDriver(join(import.meta.dirname, "norn.driver.json")).roll?.click).toMatch(/norn/);
  });
  test("may be missing", () => {
    expect(readDriver("no-such.driver.json")).toEqual({});
  });
  test.each([
    ["{", /is no JSON/],
    ["[]", /a driver is an object/],
    [`{"click": "a"}`, /click is no part of a driver; they are actor, items, roll, settings/],
    [`{"items": {}}`, /items has the wrong form/],
    [`{"roll": {"shift": true}}`, /roll has the wrong form/],
  ])("%s is refused in words", (text, words) => {
    expect(() => parseDriver(text, "x.driver.json")).toThrow(words);
  });
});
