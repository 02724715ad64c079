import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readNumber } from "../../dials/read-dial.ts";
import type { TraitAudit } from "../../ruleset.ts";
import { aboveCap, poolFindings } from "../../skills/audit.ts";
import { countRanks, structureFindings } from "../../skills/structure.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { EARNED_POINTS, LEVEL, STRUCTURE } from "./dials.data.ts";
import { capForPoints, TRIFOLD_LEVELS } from "./trifold.data.ts";

interface SkillPoints {
  readonly points: number;
  readonly cap: number;
}

/** Skill points an actor has by now: the level's, those everyone in the campaign has earned, and its own. Source: T2, T5. */
export function pointsOf({ fatePoints }: Pick<ActorSnapshot, "fatePoints">, dials: DialValues): SkillPoints {
  const level = readChoice(LEVEL, dials);
  const given = TRIFOLD_LEVELS.find(({ id }) => id === level)?.points ?? 0;
  const points = given + readNumber(EARNED_POINTS, dials) + (fatePoints.skillPoints ?? 0);
  return { points, cap: capForPoints(points) };
}

/** Unrated skills (+0) support nothing and cost nothing. Source: T2. */
const LOWEST_IN_STRUCTURE = 1;

/** T2-R1: a rating below +0 gives no points back. Source: T2, T5. */
export function auditTrifold(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const { points, cap } = pointsOf(actor, dials);
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
