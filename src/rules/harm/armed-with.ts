import { type Arms, NO_ARMS } from "./harm-rules.ts";

/** Gear that someone has, as far as a fight goes. */
export interface GearInFight {
  /** A `GearCategory`. */
  readonly category: string;
  /** It is drawn, or worn. */
  readonly isReady: boolean;
  readonly arms: Arms;
}

const SHIELD = "shield";

/**
 * The first weapon that is ready, and the best armor that is worn with the best shield, of those for a conflict of this scope. Gear
 * without a scope of its own is for the game's first. Source: S5, S7.
 */
export function armedWith(
  gear: readonly GearInFight[],
  scope: string,
  first: string,
): { readonly weapon: Arms; readonly armor: Arms } {
  const ready = gear.filter(({ isReady, arms }) => isReady && (arms.scope === "" ? first : arms.scope) === scope);
  const weapon = ready.find(({ category }) => category === "weapon")?.arms ?? NO_ARMS;
  const worn = ready.flatMap(({ category, arms }) => (category === "armor" ? [arms] : [])).toSorted((a, b) => b.armor - a.armor);
  const [best] = worn.filter(({ armorType }) => armorType !== SHIELD);
  const [shield] = worn.filter(({ armorType }) => armorType === SHIELD);
  return { weapon, armor: shield ? withShield(best, shield) : (best ?? NO_ARMS) };
}

function withShield(armor: Arms | undefined, shield: Arms): Arms {
  if (!armor) return { ...shield, shield: shield.armor };
  const name = `${armor.name}, ${shield.name}`;
  return { ...armor, name, armor: armor.armor + shield.armor, shield: shield.armor };
}
