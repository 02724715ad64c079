import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber, readSwitch } from "../../dials/read-dial.ts";
import type {
  Arms,
  CalledShot,
  Defense,
  DefenseInput,
  Exchange,
  Harm,
  Hit,
  HitInput,
  HitPart,
  ModifiersInput,
  OfferedModifier,
} from "../../harm/harm-rules.ts";
import { scaleReason } from "../../harm/scale.ts";
import { armsScope } from "../../harm/scopes-against.ts";
import { ok, refuse } from "../../result.ts";
import { unwrittenId } from "../../traits/listed-traits.ts";
import { type Feature, isCostly } from "../../stunts/effect.ts";
import { SPIN } from "./checks.ts";
import { CALLED_SHOTS, SCALE, strandsAmmunition, TECH_LEVEL } from "./dials.data.ts";
import { vehicleArmor } from "./fractal.ts";
import {
  AFFINITY,
  DEFENDS,
  DEFENDS_AGAINST,
  FARTHEST,
  FULL_DEFENSE,
  PER_ZONE_BEYOND,
  STRANDS_SCOPES,
  SUPPLEMENTAL,
  UNAWARE,
  UNAWARE_RANK,
} from "./strands.data.ts";
import { isAtEnd, takeWithAssets, waysWithAssets } from "./stress.ts";
import { ARMOR_TRACK, modelOf, strandsRecoveries } from "./tracks.ts";
import type { HarmParts } from "../../ruleset-parts.ts";

/** Armor that nobody wears: hide, a shield of the mind. */
export interface NaturalArmor {
  readonly name: string;
  readonly rating: number;
  /** So many of its points also count on top of armor that is worn. */
  readonly stacks: number;
}

/**
 * The best such armor of those that stand now: always on, or called up. S4-R8: what takes something stands while a use of it is
 * spent. `base` is added to what each says. Source: S4 (Armor).
 */
export function naturalArmor(features: readonly Feature[], base: number): NaturalArmor | null {
  const standing = features.flatMap(({ name, effects, uses }) =>
    effects
      .filter((effect) => effect.kind === "armor" && (!isCostly(effect) || uses.spent > 0))
      .map(({ amount, stacks }) => ({ name, rating: Math.max(0, base + amount), stacks: Math.max(0, stacks) })),
  );
  return standing.toSorted((one, other) => other.rating - one.rating)[0] ?? null;
}

/**
 * An ability that fits the attack, or any of the conflict's, defends; without any, those that are not written, which are 0. The
 * unaware stand at a fixed number. S6-R1. Source: S2, S5, S6.
 */
function defenses({ scope, attack, defender: { traits } }: DefenseInput): readonly Defense[] {
  const usual = DEFENDS.get(scope) ?? [];
  const keys = [...attack.flatMap((key) => DEFENDS_AGAINST.get(key) ?? []), ...usual];
  const fitting = [...new Set(keys)].flatMap((key) => traits.filter((trait) => trait.key === key && trait.rank !== null));
  const unwritten = usual.filter((key) => !traits.some((trait) => trait.key === key)).map(unwrittenId);
  const ids = fitting.length > 0 ? fitting.map(({ id }) => id) : unwritten;
  const rolled = { traits: ids, joins: "", rank: null };
  return [
    { id: "usual", ...rolled, modifier: 0 },
    { id: "full", ...rolled, modifier: FULL_DEFENSE },
    { id: UNAWARE, traits: [], joins: "", rank: UNAWARE_RANK, unrolled: true, modifier: 0 },
  ];
}

/** S6-R4: a sword is no argument; arms count in the conflicts they are made for. Source: S5, S7. */
function serves({ scope }: Arms, conflict: string): boolean {
  return (scope === "" ? STRANDS_SCOPES[0].id : scope) === armsScope(STRANDS_SCOPES, conflict);
}

/** Zones beyond the weapon's range; 0 within it, and where range has no meaning. */
function beyondRange({ scope, attacker: { weapon }, distance }: Exchange): number {
  return weapon.range === null || !serves(weapon, scope) ? 0 : Math.max(0, distance - weapon.range);
}

/** Aiming and position are aspects, which are invoked: nothing of the kind is offered here. Source: S6, S7. */
function modifiers({ side, exchange }: ModifiersInput): readonly OfferedModifier[] {
  if (side === "defense") return [];
  const additional = [
    { id: "supplemental", value: SUPPLEMENTAL, applies: false },
    { id: "walked", value: SUPPLEMENTAL, applies: false },
  ];
  if (side !== "attack" || !exchange) return additional;
  const { weapon } = exchange.attacker;
  const arms = [
    { id: "range", value: PER_ZONE_BEYOND * beyondRange(exchange), applies: true },
    { id: "explosive", value: serves(weapon, exchange.scope) ? weapon.explosive : 0, applies: true },
  ];
  return [...arms.filter(({ value }) => value !== 0), ...additional];
}

/** S8-R3: a vehicle's own armor is around its structure. */
const HULL: readonly string[] = ["physical", "structural"];

/** Worn armor, or what needs none: the better of the two, or a part of it on top. Source: S4 (Armor), S7. */
function armorParts({ scope, defender: { armor, actor, defense } }: HitInput, dials: DialValues): readonly HitPart[] {
  const worn = serves(armor, scope) ? armor.armor - (defense === UNAWARE ? armor.shield : 0) : 0;
  const own = scope === STRANDS_SCOPES[0].id ? naturalArmor(actor.features, readNumber(TECH_LEVEL, dials)) : null;
  const part = (label: string, value: number): HitPart => ({ source: "armor", label, value: 0 - value });
  if (!own) return [part(armor.name, worn)];
  const added = Math.min(own.stacks, own.rating);
  return own.rating >= worn + added ? [part(own.name, own.rating)] : [part(armor.name, worn), part(own.name, added)];
}

/** S5-R1: a tie harms nobody, whatever the weapon. S10-R2: scale adds to attack strength or armor. Source: S5, S7, S10. */
function hit(input: HitInput, dials: DialValues): Hit | null {
  const { scope, margin, attacker, defender, scale } = input;
  const { weapon } = attacker;
  if (margin <= 0) return null;
  const parts: readonly HitPart[] = [
    { source: "margin", label: "", value: margin },
    { source: "weapon", label: weapon.name, value: serves(weapon, scope) ? weapon.weapon : 0 },
    ...armorParts(input, dials),
    { source: "armor", label: "", value: HULL.includes(scope) ? 0 - vehicleArmor(defender.actor) : 0 },
    {
      source: "scale",
      label: "",
      value: scale * readNumber(SCALE, dials),
      ...(scale !== 0 && { reason: scaleReason(input, "type") }),
    },
  ];
  return {
    suffers: "defender",
    amount: Math.max(
      0,
      parts.reduce((sum, { value }) => sum + value, 0),
    ),
    parts: parts.filter(({ value }) => value !== 0),
  };
}

/** S6-R4: armor of this type is a shield. Source: S7. */
const SHIELD = "shield";
/** S10-R3: personal 0, skirmish 1, campaign 2, whatever the size. Source: S10. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ["unit", 1],
  ["vehicle", 1],
  ["organization", 2],
]);
const CALLED: CalledShot = { attacker: 1, defender: 1 };

/** With spin. S5-R10: a consequence someone chose to take was not forced. Source: S5. */
function calledShot({ parts }: Hit, { consequences }: Harm, dials: DialValues): CalledShot | null {
  const hasSpin = parts.some(({ source, value }) => source === "margin" && value >= SPIN);
  return hasSpin && consequences.some(({ forced }) => forced) && readSwitch(CALLED_SHOTS, dials) ? CALLED : null;
}

/** Blows in Strands of Fate. Source: S5, S6, S7. */
export const STRANDS_HARM: HarmParts = {
  effects: ["overflow", "armor"],
  scopes: () => STRANDS_SCOPES,
  defenses,
  modifiers,
  mayAttack: (exchange) => {
    const { distance, attacker } = exchange;
    const farthest = FARTHEST * (attacker.weapon.range ?? 0);
    return beyondRange(exchange) > 0 && distance > farthest ? refuse("out-of-range", { distance, farthest }) : ok(true);
  },
  // S6-R31. Source: S4, S7.
  unarmedRange: (scope, { traits }) => {
    if (scope !== STRANDS_SCOPES[0].id) return null;
    return Math.max(0, ...traits.flatMap(({ group, rank }) => (group === AFFINITY && rank !== null ? [rank] : [])));
  },
  hit,
  scaleOf: ({ type }) => SCALES.get(type) ?? 0,
  hitsZone: (weapon, scope) => weapon.explosive > 0 && serves(weapon, scope),
  armorTypes: [SHIELD],
  ways: waysWithAssets,
  take: takeWithAssets,
  isTakenOut: (layout, checked, dials) =>
    layout.id !== ARMOR_TRACK && isAtEnd(layout, new Set(checked), modelOf(layout.id, dials)),
  calledShot,
  recoveries: strandsRecoveries,
  ammunition: strandsAmmunition,
  // S5-R8: accepted, it brings a point; refusing a fair offer costs one. Source: S5.
  concession: { accepted: () => 1, refused: -1 },
};
