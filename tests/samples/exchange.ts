import { type Arms, type Fighter, type HitInput, NO_ARMS } from "../../src/rules/harm/harm-rules.ts";
import { actor } from "./actor-snapshot.ts";

/** Arms with nothing special, unless given otherwise. */
export function arms(otherwise: Partial<Arms> = {}): Arms {
  return { ...NO_ARMS, ...otherwise };
}

/** Someone with bare hands, unless given otherwise. */
export function fighter(otherwise: Partial<Fighter> = {}): Fighter {
  return { actor: actor(), weapon: NO_ARMS, armor: NO_ARMS, defense: "", ...otherwise };
}

/** A fight of two with bare hands, unless given otherwise. */
export function attack(margin: number, otherwise: Partial<HitInput> = {}): HitInput {
  const sides = { attacker: fighter(), defender: fighter({ defense: "usual" }) };
  return { scope: "fight", ...sides, distance: 0, scale: 0, margin, outcome: null, bought: {}, ...otherwise };
}
