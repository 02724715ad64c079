import type { Arms } from "../../rules/harm/harm-rules.ts";
import type { GearInFight } from "../../rules/harm/armed-with.ts";

/** The part of a gear item that attacks see. A live item satisfies it. */
export interface ArmsSlice {
  readonly name: string;
  readonly system: Omit<Arms, "name" | "shield"> & { readonly category: string; readonly equipped: boolean };
}

export function armsOf({ name, system }: ArmsSlice): Arms {
  const { weapon, armor, range, explosive, armorType, qualities, scope } = system;
  return { name, weapon, armor, range, explosive, armorType, qualities: { ...qualities }, scope, shield: 0 };
}

export function gearInFight(item: ArmsSlice): GearInFight {
  return { category: item.system.category, isReady: item.system.equipped, arms: armsOf(item) };
}
