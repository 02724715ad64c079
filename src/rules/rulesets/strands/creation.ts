import { readChoice } from "../../dials/read-dial.ts";
import type { DialValues, TraitAudit } from "../../ruleset.ts";
import { aboveCap, belowFloor, poolFindings } from "../../skills/audit.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { LEVEL } from "./dials.data.ts";
import { STRANDS_LEVELS } from "./strands.data.ts";

/** The refresh of the campaign's level. Source: S2. */
export function campaignRefresh(dials: DialValues): number {
  return STRANDS_LEVELS[readChoice(LEVEL, dials)].refresh;
}

/** An actor's own refresh, where one is written down, else that of the campaign's level. Source: S2, S3. */
export function refreshOf({ fatePoints }: ActorSnapshot, dials: DialValues): number {
  return fatePoints.refresh > 0 ? fatePoints.refresh : campaignRefresh(dials);
}

/** An ability lower than this is nobody's. Source: S2. */
const WEAKEST = -1;

/** S2-R2: ranks of affinities come from the same points; a weakness (−1) gives no rank back, for it is paid for as an advantage. Source: S2. */
export function auditStrands(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const { ranks, cap } = STRANDS_LEVELS[readChoice(LEVEL, dials)];
  const spent = actor.traits.reduce((sum, { rank }) => sum + Math.max(0, rank ?? 0), 0);
  const pool = { id: "abilities", spent, allowed: ranks };
  const findings = [...poolFindings(pool), ...aboveCap(actor.traits, cap), ...belowFloor(actor.traits, WEAKEST)];
  return { pools: [pool], cap, columns: [], findings };
}
