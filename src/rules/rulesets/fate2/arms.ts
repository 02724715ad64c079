import { degreeOf } from "../../checks/outcome.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import type { Arms, HitPart } from "../../harm/harm-rules.ts";
import { ARMOUR_TYPES, HIT_OUTCOMES, type HitOutcome, OUTCOMES_BEGIN, type Quality } from "./arms.data.ts";
import { ARMOUR, WEAPONS } from "./harm-dials.data.ts";

/** How often a weapon has a quality; none has any where the campaign does not play with them. Source: F8. */
export function timesOf(weapon: Arms, quality: Quality, dials: DialValues): number {
  return readChoice(WEAPONS, dials) === "advanced" ? (weapon.qualities[quality] ?? 0) : 0;
}

/** The level at which a weapon finds armour: vicious ones find any armour two higher, armour-piercing ones two lower. Source: F8. */
function levelAgainst(weapon: Arms, level: number, dials: DialValues): number {
  if (level <= 0) return level;
  const steps = timesOf(weapon, "vicious", dials) - timesOf(weapon, "armour-piercing", dials);
  return Math.max(0, level + 2 * steps);
}

/** F8-R5: armour without a type has the one of its rating. Past the end of the table the last type holds. Source: F8. */
function typeOf({ armourType, armour }: Arms): number {
  const index = ARMOUR_TYPES.indexOf(armourType);
  return index === -1 ? armour : index;
}

/** What weapon and armour change about a margin, once it hits. F8-R5: advanced weapons have qualities, no rating. Source: F8. */
export function armsParts(weapon: Arms, armour: Arms, dials: DialValues): readonly HitPart[] {
  const model = readChoice(WEAPONS, dials);
  const damage = model === "simple" ? weapon.weapon : timesOf(weapon, "vicious", dials);
  const absorbed = readChoice(ARMOUR, dials) === "simple" ? levelAgainst(weapon, armour.armour, dials) : 0;
  const parts: readonly HitPart[] = [
    { source: "weapon", label: weapon.name, value: damage },
    { source: "armour", label: armour.name, value: -absorbed },
  ];
  return parts.filter(({ value }) => value !== 0);
}

/** The type of armour on whose row the outcome is read. */
export function armourTypeMet(weapon: Arms, armour: Arms, dials: DialValues): number {
  if (readChoice(ARMOUR, dials) !== "advanced") return 0;
  return Math.min(OUTCOMES_BEGIN.length - 1, Math.max(0, levelAgainst(weapon, typeOf(armour), dials)));
}

/** The outcome of a margin of 0 or more, and by how much it is more than that outcome needs. Source: F8. */
export function outcomeOf(amount: number, type = 0): { readonly outcome: HitOutcome; readonly over: number } {
  const begins = [0, ...(OUTCOMES_BEGIN[type] ?? OUTCOMES_BEGIN[0])];
  const steps = HIT_OUTCOMES.map((degree, index) => ({ degree, from: begins[index] ?? 0 }));
  const outcome = degreeOf(steps, amount) ?? "scratched";
  return { outcome, over: amount - (steps.find(({ degree }) => degree === outcome)?.from ?? 0) };
}
