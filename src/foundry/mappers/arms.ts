import { type Arms, NO_ARMS } from "../../rules/index.ts";

/** The part of a gear item that blows see. A live item satisfies it. */
export interface GearSlice {
  readonly name: string;
  readonly system: Omit<Arms, "name"> & { readonly category: string; readonly equipped: boolean };
}

export function armsOf({ name, system }: GearSlice): Arms {
  const { weapon, armour, range, explosive, armourType, qualities } = system;
  return { name, weapon, armour, range, explosive, armourType, qualities: { ...qualities } };
}

/** The first weapon that is ready, and the best armour that is worn. */
export function armedWith(gear: readonly GearSlice[]): { readonly weapon: Arms; readonly armour: Arms } {
  const ready = gear.filter(({ system }) => system.equipped);
  const weapon = ready.find(({ system }) => system.category === "weapon");
  const worn = ready.filter(({ system }) => system.category === "armour");
  const best = worn.toSorted((a, b) => b.system.armour - a.system.armour)[0];
  return { weapon: weapon ? armsOf(weapon) : NO_ARMS, armour: best ? armsOf(best) : NO_ARMS };
}
