import { type Arms, NO_ARMS } from "../../rules/index.ts";

/** The part of a gear item that blows see. A live item satisfies it. */
export interface GearSlice {
  readonly name: string;
  readonly system: Omit<Arms, "name" | "scope" | "shield"> & {
    readonly category: string;
    readonly equipped: boolean;
    readonly scope: string;
  };
}

const SHIELD = "shield";

export function armsOf({ name, system }: GearSlice): Arms {
  const { weapon, armor, range, explosive, armorType, qualities, scope } = system;
  return { name, weapon, armor, range, explosive, armorType, qualities: { ...qualities }, scope, shield: 0 };
}

/** Gear for a conflict of this scope; without a scope of its own it is for the game's first. */
function serves({ system }: GearSlice, scope: string, first: string): boolean {
  return (system.scope === "" ? first : system.scope) === scope;
}

/** The first weapon that is ready, and the best armor that is worn with the best shield. Source: S5, S7. */
export function armedWith(
  gear: readonly GearSlice[],
  scope: string,
  first: string,
): { readonly weapon: Arms; readonly armor: Arms } {
  const ready = gear.filter((one) => one.system.equipped && serves(one, scope, first));
  const weapon = ready.find(({ system }) => system.category === "weapon");
  const worn = ready
    .filter(({ system }) => system.category === "armor")
    .toSorted((a, b) => b.system.armor - a.system.armor)
    .map(armsOf);
  const [best] = worn.filter(({ armorType }) => armorType !== SHIELD);
  const [shield] = worn.filter(({ armorType }) => armorType === SHIELD);
  return { weapon: weapon ? armsOf(weapon) : NO_ARMS, armor: shield ? withShield(best, shield) : (best ?? NO_ARMS) };
}

function withShield(armor: Arms | undefined, shield: Arms): Arms {
  if (!armor) return { ...shield, shield: shield.armor };
  const name = `${armor.name}, ${shield.name}`;
  return { ...armor, name, armor: armor.armor + shield.armor, shield: shield.armor };
}
