import { readChoice } from "../../dials/read-dial.ts";
import type { DialValues, TraitAudit } from "../../ruleset.ts";
import { poolFindings } from "../../skills/point-pool.ts";
import { aboveCap } from "../../skills/rank-bounds.ts";
import { countRanks, structureFindings } from "../../skills/structure.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { STRUCTURE } from "./dials.data.ts";
import { campaignPoints } from "./points.ts";

/** Unrated skills (+0) carry nothing and cost nothing. Source: T2. */
const LOWEST_IN_STRUCTURE = 1;

/** R: a rating below +0 gives no points back. Source: T2, T5. */
export function auditTrifold(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const { points, cap } = campaignPoints(dials);
  const ranks = actor.traits.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  const columns = countRanks(ranks, LOWEST_IN_STRUCTURE);
  const pool = { id: "skills", spent: ranks.reduce((sum, rank) => sum + Math.max(0, rank), 0), allowed: points };
  const findings = [
    ...poolFindings(pool),
    ...aboveCap(actor.traits, cap),
    ...structureFindings(actor.traits, columns, readChoice(STRUCTURE, dials)),
  ];
  return { pools: [pool], cap, columns, findings };
}
