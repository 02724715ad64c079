import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readNumbers } from "../../dials/read-dial.ts";
import type { TraitAudit } from "../../ruleset.ts";
import { aboveCap, belowFloor, poolFindings } from "../../skills/audit.ts";
import type { ActorSnapshot, TraitSnapshot } from "../../snapshot.ts";
import { auditAdvantages } from "./advantages.ts";
import { LEVEL, LEVEL_CAP, LEVEL_RANKS, LEVEL_REFRESH } from "./dials.data.ts";
import { organizationRefresh } from "./organizations.ts";
import { vehicleRefresh } from "./vehicles.ts";
import { auditSkills, usesSkills } from "./skills.ts";

/** The refresh of the campaign's level. Source: S2. */
export function campaignRefresh(dials: DialValues): number {
  return readNumbers(LEVEL_REFRESH, dials)[readChoice(LEVEL, dials)] ?? 0;
}

/** An actor's own refresh, if it has one, else that of the table for its type, or of the campaign's level. Source: S2, S3, S8, S9. */
export function refreshOf(actor: ActorSnapshot, dials: DialValues): number {
  const { fatePoints, type } = actor;
  if (fatePoints.refresh > 0) return fatePoints.refresh;
  if (type === "organization") return organizationRefresh(actor);
  return type === "vehicle" ? vehicleRefresh(actor) : campaignRefresh(dials);
}

/** No ability is lower than this. Source: S2. */
const WEAKEST = -1;

/** A trait as it was when play began. Source: S2 (advancement). */
function atFirst(trait: TraitSnapshot): TraitSnapshot {
  return { ...trait, rank: trait.rank === null ? null : trait.rank - Math.max(0, trait.experience) };
}

/**
 * The level's points and cap are those of a new character: ranks bought with experience are not counted. Source: S2.
 */
export function auditStrands(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const first = actor.traits.map(atFirst);
  const traits = usesSkills(dials) ? auditSkills(first, dials) : auditAbilities(first, dials);
  const advantages = auditAdvantages(actor, dials);
  const findings = [...traits.findings, ...belowFloor(actor.traits, WEAKEST), ...advantages.findings];
  return { ...traits, pools: [...traits.pools, ...advantages.pools], findings };
}

/**
 * S2-R2: ranks of affinities come from the same points; a weakness (−1) gives no rank back, since it is paid for as an advantage.
 * Source: S2.
 */
function auditAbilities(traits: readonly TraitSnapshot[], dials: DialValues): TraitAudit {
  const level = readChoice(LEVEL, dials);
  const cap = readNumbers(LEVEL_CAP, dials)[level] ?? 0;
  const spent = traits.reduce((sum, { rank }) => sum + Math.max(0, rank ?? 0), 0);
  const pool = { id: "abilities", spent, allowed: readNumbers(LEVEL_RANKS, dials)[level] ?? 0 };
  return { pools: [pool], cap, columns: [], findings: [...poolFindings(pool), ...aboveCap(traits, cap)] };
}
