import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Rectangle, touchingPairs, zoneRectangles } from "./zone-rectangles.ts";

const SCENE: Rectangle = { x: 100, y: 50, width: 1800, height: 1200 };
const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("where zones are first drawn", () => {
  test("three zones are two above one", () => {
    expect(zoneRectangles(3, SCENE).map(({ x, y }) => [x, y])).toEqual([
      [154, 86],
      [1054, 86],
      [154, 686],
    ]);
  });
  test("all are inside the scene, and no two overlap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
        const all = zoneRectangles(count, SCENE);
        expect(all).toHaveLength(count);
        for (const [index, one] of all.entries()) {
          expect(one.x >= SCENE.x && one.x + one.width <= SCENE.x + SCENE.width).toBe(true);
          expect(one.y >= SCENE.y && one.y + one.height <= SCENE.y + SCENE.height).toBe(true);
          expect(all.slice(index + 1).some((other) => overlap(one, other))).toBe(false);
        }
      }),
    );
  });
});

test("areas side by side are next to each other, those across a street are not", () => {
  const square = (x: number, y: number): Rectangle => ({ x, y, width: 100, height: 100 });
  expect(touchingPairs([square(0, 0), square(100, 0), square(105, 90), square(300, 0)], 10)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
});
