import { describe, expect, test } from "vitest";
import { documentsOf, gamesIn, type Packed } from "./packed.ts";

const places = documentsOf("places");
const TYPES = ["situation", "vehicle", "organization", "unit"];

function gameOf({ items = [] }: Packed): unknown {
  return items[0]?.system["game"];
}

function count({ items = [] }: Packed, kind: string): number {
  return items.filter(({ type, system }) => type === "aspect" && system["kind"] === kind).length;
}

/** All ranks of its abilities, and the highest. */
function ranks({ items = [] }: Packed): readonly [number, number] {
  const all = items.filter(({ type }) => type === "skill").map(({ system }) => Number(system["rank"]));
  return [all.reduce((sum, rank) => sum + rank, 0), Math.max(...all)];
}

test.each(gamesIn("packs/_source/people").flatMap((game) => TYPES.map((type) => ({ game, type }))))(
  "$game has four of type $type",
  ({ game, type }) => {
    expect(places.filter((one) => one.type === type && gameOf(one) === game)).toHaveLength(4);
  },
);

test("places bear no harm and roll nothing; everything else has something to roll and an aspect", () => {
  const wrong = places.filter(({ type, items = [] }) => {
    const skills = items.filter((item) => item.type === "skill").length;
    return type === "situation" ? skills > 0 : skills === 0 || skills === items.length;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

describe("a place is ready to play in", () => {
  const situations = places.filter(({ type }) => type === "situation").map((packed) => ({ name: packed.name, packed }));

  test.each(situations)("$name has zones next to each other, and its aspects are in them", ({ packed }) => {
    const { zones = {}, ways = {} } = packed.system as { zones?: object; ways?: Record<string, { from: string; to: string }> };
    const known = Object.keys(zones);
    expect(known.length).toBeGreaterThan(2);
    const ends = Object.values(ways).flatMap(({ from, to }) => [from, to]);
    expect(new Set(ends)).toEqual(new Set(known));
    const inZones = (packed.items ?? []).filter(({ system }) => system["kind"] === "zone");
    expect(inZones.filter(({ system }) => !known.includes(String(system["zone"])))).toEqual([]);
  });

  test.each(situations)("$name has a challenge, whose goal is one of its rows", ({ packed }) => {
    const challenges = (packed.items ?? []).filter(({ type }) => type === "challenge").map(({ system }) => system);
    expect(challenges.length).toBeGreaterThan(0);
    for (const { rows, sides, goal, rolled } of challenges as Record<string, object>[]) {
      expect(Object.keys(rows ?? {})).toContain((goal as { row: string }).row);
      expect(Object.keys(sides ?? {}).length).toBeGreaterThan(0);
      expect(rolled).not.toBe("");
    }
  });
});

describe("in Strands of Fate", () => {
  const strands = places.filter((one) => gameOf(one) === "strands");
  const ofType = (type: string): Packed[] => strands.filter((one) => one.type === type);
  const size = ({ system }: Packed): number => Number(system["size"]);

  // Source: S8. Abilities before the tech level is added, and the highest of them.
  const OF_SIZE: Readonly<Record<number, readonly [number, number]>> = { 1: [3, 3], 2: [5, 3], 3: [7, 4], 4: [9, 4] };
  test.each(ofType("vehicle").map((packed) => ({ name: packed.name, packed })))(
    "$name has the abilities of its size",
    ({ packed }) => {
      const [base, most] = OF_SIZE[size(packed)] ?? [0, 0];
      const [sum, highest] = ranks(packed);
      const techLevel = sum - base;
      expect(techLevel).toBeGreaterThanOrEqual(3);
      expect(techLevel).toBeLessThanOrEqual(6);
      expect(highest).toBeLessThanOrEqual(most);
      expect([count(packed, "defining"), count(packed, "character"), count(packed, "specialty")]).toEqual([1, 2, 3]);
    },
  );

  // Source: S9. Abilities, and the highest of them.
  const OF_INFLUENCE: Readonly<Record<number, readonly [number, number]>> = { 2: [18, 3], 3: [20, 4] };
  test.each(ofType("organization").map((packed) => ({ name: packed.name, packed })))(
    "$name has what its influence gives",
    ({ packed }) => {
      const [sum, highest] = ranks(packed);
      const [abilities, most] = OF_INFLUENCE[size(packed)] ?? [0, 0];
      expect(sum).toBe(abilities);
      expect(highest).toBeLessThanOrEqual(most);
      expect(count(packed, "defining") + count(packed, "character")).toBe(5);
      expect(count(packed, "asset")).toBe(size(packed) + 2);
    },
  );

  test("a unit has one defining aspect, and roster aspects", () => {
    expect(ofType("unit").map((unit) => count(unit, "defining"))).toEqual([1, 1, 1, 1]);
    expect(ofType("unit").filter((unit) => count(unit, "roster") === 0)).toEqual([]);
  });
});
