import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber } from "../../dials/read-dial.ts";
import type { Finding, TraitAudit } from "../../ruleset.ts";
import { aboveCap, belowFloor, poolFindings } from "../../skills/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { TECH_LEVEL } from "./dials.data.ts";
import { ARMORED, VEHICLE_CLASSES, type VehicleClass } from "./vehicles.data.ts";

/** No ability is lower than this. Source: S2. */
const WEAKEST = -1;

/** S8-R1: a vehicle that says nothing of its tech level has the campaign's. Source: S8, S11. */
export function techLevelOf({ vehicle }: ActorSnapshot, dials: DialValues): number {
  return vehicle?.techLevel ?? readNumber(TECH_LEVEL, dials);
}

/** What the table gives a vehicle of this size; null outside the table. Source: S8. */
export function vehicleClass({ size }: Pick<ActorSnapshot, "size">): VehicleClass | null {
  return VEHICLE_CLASSES[size - 1] ?? null;
}

/** Fated adds to what the table gives. Source: S8. */
export function vehicleRefresh(actor: ActorSnapshot): number {
  return (vehicleClass(actor)?.refresh ?? 0) + (actor.vehicle?.fated ?? 0);
}

/** What armour takes off a blow at the hull. S8-R3. Source: S8. */
export function vehicleArmour({ vehicle }: ActorSnapshot): number {
  return ARMORED * (vehicle?.armored ?? 0);
}

/**
 * Ability ranks and advantage points by size and tech level; Upgraded adds ranks. S8-R2: being upgraded or fated costs an advantage
 * point each time. An empty vehicle is held to nothing. Source: S8.
 */
export function auditVehicle(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const nothing = { pools: [], cap: null, columns: [], findings: [] };
  if (isBare(actor)) return nothing;
  const row = vehicleClass(actor);
  if (!row) return { ...nothing, findings: [outsideTable(actor)] };
  const { upgraded = 0, fated = 0 } = actor.vehicle ?? {};
  const level = techLevelOf(actor, dials);
  const spent = actor.traits.reduce((sum, { rank }) => sum + Math.max(0, rank ?? 0), 0);
  const bought = (actor.advantages ?? []).reduce((sum, { cost }) => sum + cost, 0);
  const abilities = { id: "abilities", spent, allowed: row.ranks + level + upgraded };
  const advantages = { id: "advantages", spent: bought + upgraded + fated, allowed: row.advantages + level };
  const findings = [abilities, advantages].flatMap(poolFindings);
  return {
    pools: [abilities, advantages],
    cap: row.cap,
    columns: [],
    findings: [...findings, ...aboveCap(actor.traits, row.cap), ...belowFloor(actor.traits, WEAKEST)],
  };
}

function isBare({ traits, advantages = [], vehicle }: ActorSnapshot): boolean {
  const { upgraded = 0, fated = 0, armored = 0 } = vehicle ?? {};
  return traits.every(({ rank }) => rank === 0 || rank === null) && advantages.length + upgraded + fated + armored === 0;
}

function outsideTable({ size }: ActorSnapshot): Finding {
  return { severity: "hint", code: "size-outside-table", args: { size, largest: VEHICLE_CLASSES.length }, traits: [] };
}
