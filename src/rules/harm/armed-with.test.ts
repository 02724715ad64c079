import { describe, expect, test } from "vitest";
import { armedWith, type GearInFight } from "./armed-with.ts";
import { type Arms, NO_ARMS } from "./harm-rules.ts";

function gear(name: string, category: string, arms: Partial<Arms> = {}, isReady = true): GearInFight {
  return { category, isReady, arms: { ...NO_ARMS, name, ...arms } };
}
const armed = (...all: readonly GearInFight[]): readonly [string, string, number, number] => {
  const { weapon, armor } = armedWith(all, "physical", "physical");
  return [weapon.name, armor.name, armor.armor, armor.shield];
};

describe("S5, S7. what someone fights with", () => {
  test.each([
    ["nothing", [], ["", "", 0, 0]],
    ["the first weapon that is ready", [gear("Pike", "weapon", {}, false), gear("Knife", "weapon")], ["Knife", "", 0, 0]],
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
