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
  const { weapon, armour, range, explosive, armourType, qualities, scope } = system;
  return { name, weapon, armour, range, explosive, armourType, qualities: { ...qualities }, scope, shield: 0 };
}

/** Gear for a conflict of this scope; without a scope of its own it is for the game's first. */
function serves({ system }: GearSlice, scope: string, first: string): boolean {
  return (system.scope === "" ? first : system.scope) === scope;
}

/** The first weapon that is ready, and the best armour that is worn with the best shield. Source: S5, S7. */
export function armedWith(
  gear: readonly GearSlice[],
  scope: string,
  first: string,
): { readonly weapon: Arms; readonly armour: Arms } {
  const ready = gear.filter((one) => one.system.equipped && serves(one, scope, first));
  const weapon = ready.find(({ system }) => system.category === "weapon");
  const worn = ready
    .filter(({ system }) => system.category === "armour")
    .toSorted((a, b) => b.system.armour - a.system.armour)
    .map(armsOf);
  const [best] = worn.filter(({ armourType }) => armourType !== SHIELD);
  const [shield] = worn.filter(({ armourType }) => armourType === SHIELD);
  return { weapon: weapon ? armsOf(weapon) : NO_ARMS, armour: shield ? withShield(best, shield) : (best ?? NO_ARMS) };
}

function withShield(armour: Arms | undefined, shield: Arms): Arms {
  if (!armour) return { ...shield, shield: shield.armour };
  const name = `${armour.name}, ${shield.name}`;
  return { ...armour, name, armour: armour.armour + shield.armour, shield: shield.armour };
}
