import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readListed, readNumber, readNumbers } from "../../dials/read-dial.ts";
import type { TraitAudit } from "../../ruleset.ts";
import { aboveCap, poolFindings, ranksBought } from "../../traits/audit.ts";
import { countRanks, structureFindings } from "../../traits/structure.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { EARNED_POINTS, LEVEL, LEVEL_CAP, LEVEL_POINTS, STRUCTURE } from "./dials.data.ts";

interface SkillPoints {
  readonly points: number;
  readonly cap: number;
}

/**
 * The cap rises when the total points reach a level with a higher one; below the points of every level it is the lowest one's.
 * T5-R2: of levels with as many points, it is the campaign's. Source: T5.
 */
export function capForPoints(points: number, dials: DialValues = {}): number {
  const chosen = readListed(LEVEL, dials).id;
  const caps = readNumbers(LEVEL_CAP, dials);
  const levels = Object.entries(readNumbers(LEVEL_POINTS, dials))
    .map(([id, from]) => ({ from, cap: caps[id] ?? 0, isChosen: id === chosen }))
    .toSorted((one, other) => one.from - other.from || Number(one.isChosen) - Number(other.isChosen));
  const reached = levels.findLast(({ from }) => points >= from) ?? levels[0];
  return reached?.cap ?? 0;
}

/** Skill points an actor has by now: the level's, those everyone in the campaign has earned, and its own. Source: T2, T5. */
export function pointsOf({ fatePoints }: Pick<ActorSnapshot, "fatePoints">, dials: DialValues): SkillPoints {
  const given = readNumbers(LEVEL_POINTS, dials)[readListed(LEVEL, dials).id] ?? 0;
  const points = given + readNumber(EARNED_POINTS, dials) + (fatePoints.skillPoints ?? 0);
  return { points, cap: capForPoints(points, dials) };
}

/** Unrated skills (+0) support nothing and cost nothing. Source: T2. */
const LOWEST_IN_STRUCTURE = 1;

/** T2-R1: a rating below +0 gives no points back. Source: T2, T5. */
export function auditTrifold(actor: ActorSnapshot, dials: DialValues): TraitAudit {
  const { points, cap } = pointsOf(actor, dials);
  const ranks = actor.traits.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  const spent = actor.traits.reduce((sum, trait) => sum + ranksBought(trait), 0);
  const columns = countRanks(ranks, LOWEST_IN_STRUCTURE);
  const pool = { id: "skills", spent, allowed: points };
  const findings = [
    ...poolFindings(pool),
    ...aboveCap(actor.traits, cap),
    ...structureFindings(actor.traits, columns, readChoice(STRUCTURE, dials)),
  ];
  return { pools: [pool], cap, columns, findings };
}
