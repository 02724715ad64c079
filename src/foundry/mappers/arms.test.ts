import { describe, expect, test } from "vitest";
import { armedWith, type GearSlice } from "./arms.ts";

function gear(name: string, category: string, otherwise: Partial<GearSlice["system"]> = {}): GearSlice {
  const none = { weapon: 0, armor: 0, range: null, explosive: 0, armorType: "", qualities: {}, scope: "" };
  return { name, system: { ...none, category, equipped: true, ...otherwise } };
}
const armed = (...all: readonly GearSlice[]): readonly [string, string, number, number] => {
  const { weapon, armor } = armedWith(all, "physical", "physical");
  return [weapon.name, armor.name, armor.armor, armor.shield];
};

describe("what someone fights with", () => {
  test.each([
    ["nothing", [], ["", "", 0, 0]],
    [
      "the first weapon that is ready",
      [gear("Pike", "weapon", { equipped: false }), gear("Knife", "weapon")],
      ["Knife", "", 0, 0],
    ],
    ["the best armor", [gear("Coat", "armor", { armor: 1 }), gear("Mail", "armor", { armor: 3 })], ["", "Mail", 3, 0]],
    [
      "a shield besides",
      [gear("Mail", "armor", { armor: 2 }), gear("Buckler", "armor", { armor: 1, armorType: "shield" })],
      ["", "Mail, Buckler", 3, 1],
    ],
    ["a shield alone", [gear("Buckler", "armor", { armor: 1, armorType: "shield" })], ["", "Buckler", 1, 1]],
    ["no tools", [gear("Crowbar", "tool", { weapon: 1 })], ["", "", 0, 0]],
    ["nothing made for another kind of conflict", [gear("Edge", "weapon", { scope: "mental" })], ["", "", 0, 0]],
  ] as const)("%s", (_, all, expected) => expect(armed(...all)).toEqual(expected));
});
