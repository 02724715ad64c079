import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveOn, runOf, stillNeeded, type Whereabouts } from "./move.ts";
import { total, moveCost, type ZoneMap } from "./zones.ts";

/** The quay, the street behind rough ground, the roofs beyond a fence, and an island no way leads to. */
const MAP: ZoneMap = {
  zones: ["quay", "street", "roofs", "island"].map((id) => ({ id, name: id })),
  ways: [
    { from: "quay", to: "street", border: 1 },
    { from: "street", to: "roofs", border: 3 },
  ],
};

const at = (zone: string, ahead = "", done = 0): Whereabouts => ({ zone, ahead, done });
const moved = (from: Whereabouts, to: string, zones: number, map = MAP): unknown => {
  const result = moveOn(map, from, to, zones);
  return result.ok ? Object.values(result.value) : result.code;
};

describe("T4. Running: as many zones as the skill's rating, at least one", () => {
  test.each([
    [3, 3],
    [1, 1],
    [0, 1],
    [-2, 1],
  ])("at %i it is %i", (rating, zones) => expect(runOf(rating)).toBe(zones));
});

describe("T4. Borders add to the zones needed before the next one is entered", () => {
  test.each([
    ["rough terrain takes one more", at("quay"), "street", 2, ["street", "", 0, 0]],
    ["a walk does not suffice, and is kept", at("quay"), "street", 1, ["quay", "street", 1, 1]],
    ["with the next walk it does", at("quay", "street", 1), "street", 1, ["street", "", 0, 0]],
    ["a fence takes three more", at("street"), "roofs", 3, ["street", "roofs", 3, 1]],
    ["so it does in the other direction", at("roofs"), "street", 4, ["street", "", 0, 0]],
    ["what is left after one zone counts towards the next", at("quay"), "roofs", 4, ["street", "roofs", 2, 2]],
    ["what is left after the last is lost", at("quay"), "street", 9, ["street", "", 0, 0]],
    ["who turns to another zone loses what was kept", at("street", "roofs", 3), "quay", 1, ["street", "quay", 1, 1]],
    ["no way leads there", at("quay"), "island", 9, "no-way"],
    ["the zone is gone", at("quay"), "cellar", 9, "no-way"],
    ["one is in no zone", at(""), "quay", 9, "no-way"],
    ["one is there", at("quay"), "quay", 1, "in-zone"],
  ] as const)("%s", (_sentence, from, to, zones, expected) => expect(moved(from, to, zones)).toEqual(expected));
  test.each([
    [at("quay"), "roofs", 6],
    [at("quay", "street", 1), "roofs", 5],
    [at("street", "roofs", 3), "quay", 2],
    [at("quay"), "island", null],
  ] as const)("from %o to the %s one needs %o", (from, to, needed) => expect(stillNeeded(MAP, from, to)).toBe(needed));
});

describe("laws of moving", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const way = fc.record({ from: fc.constantFrom(...ids), to: fc.constantFrom(...ids), border: fc.integer({ min: 0, max: 5 }) });
  const maps = fc.array(way, { maxLength: 12 }).map((ways): ZoneMap => ({ zones: ids.map((id) => ({ id, name: id })), ways }));
  const zone = fc.constantFrom(...ids);
  test("turn by turn one arrives with exactly what the way takes, however it is divided", () => {
    fc.assert(
      fc.property(
        maps,
        zone,
        zone,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 60, maxLength: 60 }),
        (map, from, to, turns) => {
          const cost = moveCost(map, from, to);
          fc.pre(cost !== null && from !== to);
          let [here, spent]: [Whereabouts, number] = [at(from), 0];
          for (const zones of turns) {
            if (here.zone === to) break;
            const next = moveOn(map, here, to, zones);
            if (!next.ok) throw new Error(next.code);
            expect(next.value.zone === to || next.value.missing > 0).toBe(true);
            [here, spent] = [next.value, spent + zones];
          }
          const most = Math.max(...turns);
          expect(here.zone).toBe(to);
          expect(spent).toBeGreaterThanOrEqual(total(cost ?? { zones: 0, borders: 0 }));
          expect(spent - most).toBeLessThan(total(cost ?? { zones: 0, borders: 0 }));
        },
      ),
    );
  });
  test("no one is ever nearer for free, or farther for having moved", () => {
    fc.assert(
      fc.property(maps, zone, zone, fc.integer({ min: 1, max: 6 }), (map, from, to, zones) => {
        const needed = stillNeeded(map, at(from), to);
        fc.pre(needed !== null && from !== to);
        const next = moveOn(map, at(from), to, zones);
        const left = next.ok ? stillNeeded(map, next.value, to) : null;
        expect(left).toBe(Math.max(0, (needed ?? 0) - zones));
      }),
    );
  });
});
