import { describe, expect, test } from "vitest";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { documentsOf } from "./packed.ts";

/** Weapon rating, range and cost by name. Source: S7, table of firearms. */
const FIREARMS: Readonly<Record<string, readonly [number, number, number]>> = {
  "Matchlock Pistol": [3, 1, 3],
  "Light Revolver": [3, 2, 3],
  "Heavy Revolver": [4, 2, 4],
  "Light Pistol": [3, 2, 3],
  "Heavy Pistol": [4, 2, 4],
  "Light Gauss Pistol": [5, 2, 3],
  "Heavy Gauss Pistol": [6, 2, 4],
  "Light Laser Pistol": [6, 3, 3],
  "Heavy Laser Pistol": [7, 3, 4],
  "Light SMG": [3, 2, 4],
  "Heavy SMG": [4, 2, 5],
  "Light Coil SMG": [5, 2, 4],
  "Heavy Coil SMG": [6, 2, 5],
  "Light Laser SMG": [7, 3, 4],
  "Heavy Laser SMG": [8, 3, 5],
  Carbine: [5, 3, 4],
  "Heavy Assault Rifle": [6, 3, 5],
  "Coil Carbine": [7, 3, 4],
  "Heavy Coil Assault Rifle": [8, 3, 5],
  "Gauss Carbine": [8, 3, 4],
  "Heavy Gauss Assault Rifle": [9, 3, 5],
  "Laser Carbine": [10, 4, 4],
  "Heavy Laser Assault Rifle": [11, 4, 5],
  "Light Shotgun": [4, 2, 3],
  "Heavy Shotgun": [5, 2, 4],
  "Light Gauss Array": [6, 2, 4],
  "Heavy Gauss Array": [7, 2, 5],
  Musket: [4, 2, 4],
  "Light Sniper Rifle": [6, 4, 4],
  "Heavy Sniper Rifle": [7, 4, 5],
  "Gauss Light Sniper Rifle": [9, 5, 4],
  "Gauss Heavy Sniper Rifle": [10, 5, 5],
  "Light Laser Sniper Rifle": [11, 6, 4],
  "Heavy Laser Sniper Rifle": [12, 6, 5],
};

const gear = documentsOf("gear");

test("the compendium of gear holds the whole table of firearms of Strands of Fate", () => {
  const folder = gear.find(({ name }) => name === "Musket")?.folder;
  const packed = gear
    .filter((packed) => packed.folder === folder)
    .map(({ name, system: { weapon, range, cost } }) => [name, [weapon, range, cost]]);
  expect(Object.fromEntries(packed)).toEqual(FIREARMS);
});

describe("armor types, qualities and kinds of conflict are those of the game", () => {
  test.each(gear.map(({ name, system }) => ({ name, system })))("$name", ({ system }) => {
    const { armorTypes = [], qualities = [], scopes } = RULESETS[system["game"] as keyof typeof RULESETS].harm ?? {};
    const known = { armorType: armorTypes, quality: qualities, scope: scopes?.({}).map(({ id }) => id) ?? [] };
    const named = [
      ...(system["armorType"] ? [["armorType", system["armorType"]]] : []),
      ...(system["scope"] ? [["scope", system["scope"]]] : []),
      ...Object.keys(system["qualities"] ?? {}).map((id) => ["quality", id]),
    ] as [keyof typeof known, string][];
    expect(named.filter(([list, id]) => !known[list].includes(id))).toEqual([]);
  });
});
