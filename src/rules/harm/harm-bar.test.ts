import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxesForBar, harmBar } from "./harm-bar.ts";
import { row } from "./tracks.ts";

const WOUNDS = { id: "wounds", rows: [row("scratch", 3), row("hurt", 2), row("out", 1)] };

describe("a token's bar shows what is left of a track", () => {
  test.each([
    ["unhurt", [], { value: 6, max: 6 }],
    ["scratched and hurt", ["scratch-0", "hurt-1"], { value: 4, max: 6 }],
    ["a box the track no longer has does not count", ["armor-0"], { value: 6, max: 6 }],
  ] as const)("%s", (_, checked, expected) => expect(harmBar(WOUNDS, checked)).toEqual(expected));
  test("a track without boxes has none", () => expect(harmBar({ id: "armor", rows: [row("armor", 0)] }, [])).toBeNull());
});

describe("changing the bar changes boxes", () => {
  test.each([
    ["less is left: the next boxes are checked", ["scratch-0"], 3, { "scratch-1": true, "scratch-2": true }],
    ["more is left: the last ones are cleared", ["scratch-0", "hurt-0"], 5, { "hurt-0": false }],
    ["nothing changes", ["scratch-0"], 5, {}],
    ["never beyond the track", ["out-0"], 99, { "out-0": false }],
    ["nor below none", ["scratch-0", "scratch-1", "scratch-2", "hurt-0"], -3, { "hurt-1": true, "out-0": true }],
  ] as const)("%s", (_, checked, left, expected) => expect(boxesForBar(WOUNDS, checked, left)).toEqual(expected));
  test("whatever was checked, that much is left afterwards", () => {
    const boxes = WOUNDS.rows.flatMap(({ id, boxes: count }) => Array.from({ length: count }, (_, index) => `${id}-${index}`));
    fc.assert(
      fc.property(fc.subarray(boxes), fc.integer({ min: 0, max: 6 }), (checked, left) => {
        const after = { ...Object.fromEntries(checked.map((box) => [box, true])), ...boxesForBar(WOUNDS, checked, left) };
        const still = Object.keys(after).filter((box) => after[box]);
        expect(harmBar(WOUNDS, still)?.value).toBe(left);
      }),
    );
  });
});
