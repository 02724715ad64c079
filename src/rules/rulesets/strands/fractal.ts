import type { DialValues } from "../../dials/dial-values.ts";
import { readNumber } from "../../dials/read-dial.ts";
import type { UnitMember } from "../../links/unit-members.ts";
import type { AspectRole, Finding, TraitAudit, UnitNumbers, UnitRules } from "../../ruleset.ts";
import { aboveCap, belowFloor, poolFindings, ranksBought } from "../../traits/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { TECH_LEVEL } from "./dials.data.ts";
import { ARMORED, VEHICLE_CLASSES, type VehicleClass } from "./strands.data.ts";

/** No ability is lower than this. Source: S2. */
const WEAKEST = -1;

/** What is said of an empty one. */
const NOTHING: TraitAudit = { pools: [], cap: null, columns: [], findings: [] };

type Pool = TraitAudit["pools"][number];

/** Ability ranks by a row of the table, and what else is counted. */
function audited({ traits }: ActorSnapshot, { ranks, cap }: Pick<Influence, "ranks" | "cap">, others: Pool): TraitAudit {
  const spent = traits.reduce((sum, trait) => sum + ranksBought(trait), 0);
  const pools = [{ id: "abilities", spent, allowed: ranks }, others];
  const findings = [...pools.flatMap(poolFindings), ...aboveCap(traits, cap), ...belowFloor(traits, WEAKEST)];
  return { pools, cap, columns: [], findings };
}

function hasNoRanks({ traits }: ActorSnapshot): boolean {
  return traits.every(({ rank }) => rank === 0 || rank === null);
}

function outsideTable(code: Finding["code"], args: Finding["args"]): TraitAudit {
  return { ...NOTHING, findings: [{ severity: "hint", code, args, traits: [] }] };
}

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

/** What armor takes off a attack at the hull. S8-R3. Source: S8. */
export function vehicleArmor({ vehicle }: ActorSnapshot): number {
  return ARMORED * (vehicle?.armored ?? 0);
}

/**
 * Ability ranks and advantage points by size and tech level; Upgraded adds ranks. S8-R2: being upgraded or fated costs an advantage
 * point each time. An empty vehicle is held to nothing. Source: S8.
 */
export function auditVehicle(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  if (isBare(actor)) return NOTHING;
  const row = vehicleClass(actor);
  const { size } = actor;
  if (!row) return outsideTable("size-outside-table", { size, largest: VEHICLE_CLASSES.length });
  const { upgraded = 0, fated = 0 } = actor.vehicle ?? {};
  const level = techLevelOf(actor, dials);
  const bought = (actor.advantages ?? []).reduce((sum, { cost }) => sum + cost, 0);
  const advantages = { id: "advantages", spent: bought + upgraded + fated, allowed: row.advantages + level };
  return audited(actor, { ...row, ranks: row.ranks + level + upgraded }, advantages);
}

function isBare(actor: ActorSnapshot): boolean {
  const { upgraded = 0, fated = 0, armored = 0 } = actor.vehicle ?? {};
  return hasNoRanks(actor) && (actor.advantages ?? []).length + upgraded + fated + armored === 0;
}

/** What an influence gives. */
interface Influence {
  readonly refresh: number;
  /** Ability ranks, and the highest. */
  readonly ranks: number;
  readonly cap: number;
}

/** The least influence an organization has; below it are units and persons. Source: S9. */
const LEAST = 2;

/** By influence, from the least. Source: S9. */
const INFLUENCES: readonly Influence[] = [
  [3, 18, 3],
  [3, 20, 4],
  [4, 22, 5],
  [4, 25, 6],
  [4, 28, 7],
  [5, 31, 8],
  [5, 35, 9],
  [5, 39, 10],
  [6, 45, 11],
].map(([refresh = 0, ranks = 0, cap = 0]) => ({ refresh, ranks, cap }));

/** Five aspects, and as many assets as its influence and two. Source: S9. */
export const ORGANIZATION_ROLES: readonly AspectRole[] = [
  { id: "organization", kind: "character", count: 5 },
  { id: "asset", kind: "asset", count: 2, more: ({ size }) => size },
];

/** What the table gives an organization; null outside the table. Source: S9. */
function influenceOf({ size }: Pick<ActorSnapshot, "size">): Influence | null {
  return INFLUENCES[size - LEAST] ?? null;
}

/** An organization's refresh follows its influence. Source: S9. */
export function organizationRefresh(actor: Pick<ActorSnapshot, "size">): number {
  return influenceOf(actor)?.refresh ?? 0;
}

/** Ability ranks and assets, by influence. S9-R2: an empty organization is held to nothing. Source: S9. */
export function auditOrganization(actor: ActorSnapshot): TraitAudit {
  const held = actor.aspects.filter(({ kind }) => kind === "asset").length;
  if (held === 0 && hasNoRanks(actor)) return NOTHING;
  const row = influenceOf(actor);
  const { size } = actor;
  if (!row) return outsideTable("influence-outside-table", { size, least: LEAST, largest: LEAST + INFLUENCES.length - 1 });
  return audited(actor, row, { id: "assets", spent: held, allowed: size + 2 });
}

/** A unit has one defining aspect, and those of its roster. Source: S10. */
export const UNIT_ROLES: readonly AspectRole[] = [
  { id: "defining", kind: "defining", count: 1 },
  { id: "roster", kind: "roster", count: null },
];

/** No size class is larger. */
const LARGEST = 15;
/** The first size class. Source: S10. */
const FIRST = { fewest: 4, most: 12 } as const;

/** S10-R4: each class has three times as many as the one before. */
function mostHeads(size: number): number {
  return size < 1 ? FIRST.fewest - 1 : FIRST.most * 3 ** (Math.min(size, LARGEST) - 1);
}

/** A unit of one size has more heads than any of the size below. S10-R4. Source: S10. */
function fewestHeads(size: number): number {
  return size < 1 ? 1 : mostHeads(size - 1) + 1;
}

/** The size class of so many: 1 is 4 to 12. S10-R4. Source: S10. */
function sizeOfHeads(heads: number): number {
  const classes = Array.from({ length: LARGEST + 1 }, (_, size) => size);
  return classes.find((size) => heads <= mostHeads(size)) ?? LARGEST;
}

/**
 * What comes of those a unit is made of: its size by their number, and its refresh: theirs on average, rounded up, and its size.
 * S10-R5: who is missing is counted, but has no refresh. Null without anyone. Source: S10.
 */
function unitNumbers(members: readonly UnitMember[]): UnitNumbers | null {
  const heads = members.reduce((sum, one) => sum + one.heads, 0);
  if (heads === 0) return null;
  const known = members.flatMap(({ heads: many, refresh }) => (refresh === null ? [] : [{ many, refresh }]));
  const counted = known.reduce((sum, { many }) => sum + many, 0);
  const all = known.reduce((sum, { many, refresh }) => sum + many * refresh, 0);
  const average = counted === 0 ? 0 : Math.ceil(all / counted);
  const size = sizeOfHeads(heads);
  return { heads, size, average, refresh: average + size };
}

/** A unit counts its heads, and its refresh is its members' average and its size. Source: S10. */
export const STRANDS_UNITS: UnitRules = { numbers: unitNumbers, fewest: fewestHeads };
