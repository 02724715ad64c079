import { readChoice, readNumber } from "../../dials/read-dial.ts";
import type { DialValues, Finding, TraitAudit } from "../../ruleset.ts";
import { poolFindings } from "../../skills/point-pool.ts";
import { countRanks, structureFindings } from "../../skills/structure.ts";
import type { ActorSnapshot, TraitSnapshot } from "../../snapshot.ts";
import { ASPECT_CAP, RANKS_PER_PHASE, STRUCTURE } from "./dials.data.ts";
import { phaseCount, wonAspects } from "./phase-count.ts";
import { ranksPaid, UNBOUGHT_RANK } from "./rank-cost.ts";

/** Only Average and better count for balance; the ranks that bring a difficult skill up to it do not. Source: F5. */
export const LOWEST_IN_STRUCTURE = 0;

/** R: without a single aspect nobody can say how many phases there were, so no number of ranks is expected. Source: F5. */
export function auditFate2(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const traits = actor.traits.filter(({ rank }) => rank !== null);
  const ranks = traits.map(({ rank }) => rank ?? UNBOUGHT_RANK);
  const columns = countRanks(ranks, LOWEST_IN_STRUCTURE);
  const phases = phaseCount(actor);
  const spent = traits.reduce((sum, { rank, start }) => sum + ranksPaid(rank ?? UNBOUGHT_RANK, start), 0);
  const pool = { id: "ranks", spent, allowed: phases > 0 ? phases * readNumber(RANKS_PER_PHASE, dials) : null };
  const findings = [
    ...poolFindings(pool),
    ...noPhases(pool.allowed, spent),
    ...structureFindings(traits, columns, readChoice(STRUCTURE, dials)),
    ...belowStart(traits),
    ...cappedAspects(actor, dials, Math.max(UNBOUGHT_RANK, ...ranks)),
  ];
  return { pools: [pool], cap: null, columns, findings };
}

function noPhases(allowed: number | null, spent: number): readonly Finding[] {
  return allowed === null && spent > 0 ? [{ severity: "hint", code: "no-phases", args: { spent }, traits: [] }] : [];
}

function belowStart(traits: readonly TraitSnapshot[]): readonly Finding[] {
  return traits.flatMap(({ id, name, rank, start }) => {
    const floor = start ?? UNBOUGHT_RANK;
    return rank !== null && rank < floor
      ? [{ severity: "hint", code: "rank-under-start", args: { name, rank, floor }, traits: [id] }]
      : [];
  });
}

/** Level n of an aspect reads as rank n on the ladder (level 1 Fair …). Source: F3. */
function cappedAspects(actor: ActorSnapshot, dials: DialValues, bestSkill: number): readonly Finding[] {
  const rule = readChoice(ASPECT_CAP, dials);
  if (rule === "none") return [];
  const levels = phaseCount(actor);
  const cap = rule === "best-skill" ? bestSkill : Math.floor(levels / 2);
  return wonAspects(actor).flatMap(({ name, level }) =>
    level > Math.max(1, cap) ? [{ severity: "wrong", code: `aspect-over-${rule}`, args: { name, level, cap }, traits: [] }] : [],
  );
}
