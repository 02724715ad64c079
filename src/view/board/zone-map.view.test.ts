import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ZoneMap } from "../../rules/zones/zones.ts";
import { mapPicture } from "./zone-map.view.ts";

const mapOf = (count: number, ways: ZoneMap["ways"] = []): ZoneMap => {
  return { zones: Array.from({ length: count }, (_, index) => ({ id: `z${index}`, name: `Zone ${index}` })), ways };
};

describe("the picture of the zones", () => {
  test("there is none of a single zone", () => expect(mapPicture(mapOf(1), [])).toBeNull());
  test("two stand side by side", () => {
    expect(mapPicture(mapOf(2), [])?.nodes.map(({ x, y }) => [x, y])).toEqual([
      [16, 50],
      [84, 50],
    ]);
  });
  test("a way is one line, whichever zone it begins at; one to a zone that is gone is none", () => {
    const ways = [
      { from: "z1", to: "z0", border: 2 },
      { from: "z0", to: "cellar", border: 0 },
    ];
    expect(mapPicture(mapOf(2, ways), [])?.lines).toEqual([
      { from: { x: 16, y: 50 }, to: { x: 84, y: 50 }, middle: { x: 50, y: 50 }, border: 2 },
    ]);
  });
  test("a crowd is four portraits and a number", () => {
    const crowd = Array.from({ length: 9 }, (_, index) => ({
      uuid: `Actor.${index}`,
      name: `${index}`,
      img: "",
      zone: "z1",
      condition: { points: null, track: null, out: false },
      readable: true,
    }));
    expect(mapPicture(mapOf(2), crowd)?.nodes.map(({ people, more }) => [people.length, more])).toEqual([
      [0, 0],
      [4, 5],
    ]);
  });
  test("no two zones are on one spot, and all are inside", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), (count) => {
        const spots = mapPicture(mapOf(count), [])?.nodes.map(({ x, y }) => `${x} ${y}`) ?? [];
        expect(new Set(spots).size).toBe(count);
        for (const spot of spots.flatMap((one) => one.split(" ").map(Number))) expect(spot >= 7 && spot <= 93).toBe(true);
      }),
    );
  });
});
