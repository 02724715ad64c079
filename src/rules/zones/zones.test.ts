import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { borderNow, moveCost, waysFrom, type ZoneMap, zonesApart } from "./zones.ts";

/** The quay, the street behind it, the roofs beyond a wall, and an island no way leads to. */
const MAP: ZoneMap = {
  zones: ["quay", "street", "roofs", "yard", "island"].map((id) => ({ id, name: id })),
  ways: [
    { from: "quay", to: "street", border: 0 },
    { from: "street", to: "roofs", border: 3 },
    { from: "quay", to: "yard", border: 0 },
    { from: "yard", to: "street", border: 0 },
  ],
};

describe("T4. Borders add to the zones needed", () => {
  test.each([
    ["one zone without a border", "quay", "street", { zones: 1, borders: 0 }],
    ["the way back costs the same", "roofs", "street", { zones: 1, borders: 3 }],
    ["two zones and a wall", "quay", "roofs", { zones: 2, borders: 3 }],
    ["no zone at all", "yard", "yard", { zones: 0, borders: 0 }],
    ["where no way leads", "quay", "island", null],
    ["to a zone that is gone", "quay", "cellar", null],
  ] as const)("%s", (_sentence, from, to, cost) => expect(moveCost(MAP, from, to)).toEqual(cost));
  test("a longer way round a high border is easier", () => {
    const walled = {
      ...MAP,
      ways: [
        ...MAP.ways.filter(({ to }) => to !== "street"),
        { from: "quay", to: "street", border: 4 },
        { from: "yard", to: "street", border: 1 },
      ],
    };
    expect(moveCost(walled, "quay", "street")).toEqual({ zones: 2, borders: 1 });
  });
});

describe("T4-R24. A barrier is an aspect with a difficulty", () => {
  test.each([
    ["a border without an aspect is as high as it was set", 2, "", null, 2],
    ["one with an aspect is as high as removing it", 2, "gate", { quality: 4 }, 4],
    ["or as it was set, where that has no difficulty", 2, "gate", { quality: null }, 2],
    ["without the aspect there is no border", 2, "gate", null, 0],
  ] as const)("%s", (_sentence, border, aspect, barrier, now) => expect(borderNow({ border, aspect }, barrier)).toBe(now));
});

describe("range in zones", () => {
  test.each([
    ["the same zone", "quay", "quay", 0],
    ["next to each other", "quay", "street", 1],
    ["a border is no distance", "quay", "roofs", 2],
    ["out of reach", "quay", "island", null],
  ] as const)("%s", (_sentence, from, to, apart) => expect(zonesApart(MAP, from, to)).toBe(apart));
});

describe("laws of zones", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const way = fc.record({ from: fc.constantFrom(...ids), to: fc.constantFrom(...ids), border: fc.integer({ min: 0, max: 5 }) });
  const maps = fc.array(way, { maxLength: 12 }).map((ways): ZoneMap => ({ zones: ids.map((id) => ({ id, name: id })), ways }));
  const zone = fc.constantFrom(...ids);
  test("there and back is as far, and no detour is shorter", () => {
    fc.assert(
      fc.property(maps, zone, zone, zone, (map, a, b, c) => {
        const far = (from: string, to: string): number => zonesApart(map, from, to) ?? Infinity;
        expect(far(a, b)).toBe(far(b, a));
        expect(far(a, c)).toBeLessThanOrEqual(far(a, b) + far(b, c));
      }),
    );
  });
  test("every way out leads to a way back", () => {
    fc.assert(
      fc.property(maps, zone, (map, a) => {
        for (const { to } of waysFrom(map, a)) expect(waysFrom(map, to).map((back) => back.to)).toContain(a);
      }),
    );
  });
});
