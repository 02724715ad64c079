import { describe, expect, test } from "vitest";
import { armedWith, type GearSlice } from "./arms.ts";

function gear(name: string, category: string, otherwise: Partial<GearSlice["system"]> = {}): GearSlice {
  const none = { weapon: 0, armour: 0, range: null, explosive: 0, armourType: "", qualities: {}, scope: "" };
  return { name, system: { ...none, category, equipped: true, ...otherwise } };
}
const armed = (...all: readonly GearSlice[]): readonly [string, string, number, number] => {
  const { weapon, armour } = armedWith(all, "physical", "physical");
  return [weapon.name, armour.name, armour.armour, armour.shield];
};

describe("what someone fights with", () => {
  test.each([
    ["nothing", [], ["", "", 0, 0]],
    [
      "the first weapon that is ready",
      [gear("Pike", "weapon", { equipped: false }), gear("Knife", "weapon")],
      ["Knife", "", 0, 0],
    ],
    ["the best armour", [gear("Coat", "armour", { armour: 1 }), gear("Mail", "armour", { armour: 3 })], ["", "Mail", 3, 0]],
    [
      "a shield besides",
      [gear("Mail", "armour", { armour: 2 }), gear("Buckler", "armour", { armour: 1, armourType: "shield" })],
      ["", "Mail, Buckler", 3, 1],
    ],
    ["a shield alone", [gear("Buckler", "armour", { armour: 1, armourType: "shield" })], ["", "Buckler", 1, 1]],
    ["no tools", [gear("Crowbar", "tool", { weapon: 1 })], ["", "", 0, 0]],
    ["nothing made for another kind of conflict", [gear("Edge", "weapon", { scope: "mental" })], ["", "", 0, 0]],
  ] as const)("%s", (_, all, expected) => expect(armed(...all)).toEqual(expected));
});
