import type { AspectRole, Finding, TraitAudit } from "../../ruleset.ts";
import { aboveCap, belowFloor, poolFindings } from "../../skills/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";

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

/** No ability is lower than this. Source: S2. */
const WEAKEST = -1;

/** Five aspects, and as many assets as its influence and two. Source: S9. */
export const ORGANIZATION_ROLES: readonly AspectRole[] = [
  { id: "organization", kind: "character", count: 5 },
  { id: "asset", kind: "asset", count: 2, plusSize: true },
];

/** What the table gives an organization; null outside the table. Source: S9. */
export function influenceOf({ size }: Pick<ActorSnapshot, "size">): Influence | null {
  return INFLUENCES[size - LEAST] ?? null;
}

/** Source: S9. */
export function organizationRefresh(actor: Pick<ActorSnapshot, "size">): number {
  return influenceOf(actor)?.refresh ?? 0;
}

/** Ability ranks and assets, by influence. S9-R2: an empty organization is held to nothing. Source: S9. */
export function auditOrganization(actor: ActorSnapshot): TraitAudit {
  const nothing = { pools: [], cap: null, columns: [], findings: [] };
  const held = actor.aspects.filter(({ kind }) => kind === "asset").length;
  if (held === 0 && actor.traits.every(({ rank }) => rank === 0 || rank === null)) return nothing;
  const row = influenceOf(actor);
  if (!row) return { ...nothing, findings: [outsideTable(actor)] };
  const spent = actor.traits.reduce((sum, { rank }) => sum + Math.max(0, rank ?? 0), 0);
  const abilities = { id: "abilities", spent, allowed: row.ranks };
  const assets = { id: "assets", spent: held, allowed: actor.size + 2 };
  return {
    pools: [abilities, assets],
    cap: row.cap,
    columns: [],
    findings: [
      ...[abilities, assets].flatMap(poolFindings),
      ...aboveCap(actor.traits, row.cap),
      ...belowFloor(actor.traits, WEAKEST),
    ],
  };
}

function outsideTable({ size }: ActorSnapshot): Finding {
  const args = { size, least: LEAST, largest: LEAST + INFLUENCES.length - 1 };
  return { severity: "hint", code: "influence-outside-table", args, traits: [] };
}
