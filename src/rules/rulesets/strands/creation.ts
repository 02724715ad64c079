import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice, readListed, readNumbers, readNumber } from "../../dials/read-dial.ts";
import { lookUp } from "../../look-up.ts";
import type { Finding, TraitAudit } from "../../ruleset.ts";
import { aboveCap, poolFindings, belowFloor, type PointPool, ranksBought } from "../../traits/audit.ts";
import { countRanks, type RankCount } from "../../traits/structure.ts";
import type { Trait } from "../../traits/trait.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import {
  ASPECTS,
  LEVEL,
  LEVEL_SKILL_RANKS,
  SKILL_RANKS,
  TRAITS,
  EXPERIENCE,
  LEVEL_ADVANTAGES,
  LEVEL_CAP,
  LEVEL_LARGEST,
  LEVEL_RANKS,
  LEVEL_REFRESH,
  TRADED_REFRESH,
} from "./dials.data.ts";
import {
  AFFINITY,
  type Pyramid,
  ranksOf,
  SKILL_FOR_ABILITY,
  SKILL_PYRAMIDS,
  ADVANTAGE_TIERS,
  LEAST_COST,
  POWER_CLASSES,
  STRANDS_LEVEL_IDS,
  STRANDS_LEVELS,
  type StrandsLevelId,
} from "./strands.data.ts";
import type { ExperienceRules } from "../../traits/experience.ts";
import { organizationRefresh, vehicleRefresh } from "./fractal.ts";

/** Who plays with fewer aspects has so many expert advantages for nothing. Source: S2. */
const FREE_EXPERTS = 3;
const EXPERT = "expert";

/** The campaign's level, and which of the book's it is: its own, or the one that a level of the campaign's is like. S2-R6. */
function levelOf(dials: DialValues): { readonly id: string; readonly like: StrandsLevelId } {
  const { id, group } = readListed(LEVEL, dials);
  return { id, like: STRANDS_LEVEL_IDS.find((one) => one === group) ?? "hero" };
}

interface AdvantageAudit {
  readonly pools: readonly PointPool[];
  readonly findings: readonly Finding[];
}

/**
 * Advantage points of the campaign's level, spent on advantages of at most its maximum each; those bought with experience may go into
 * one advantage too. S2-R5: where the campaign allows it,
 * refresh that a character goes without buys more. Source: S2, S4.
 */
function auditAdvantages(actor: ActorSnapshot, dials: DialValues): AdvantageAudit {
  if (!actor.advantages) return { pools: [], findings: [] };
  // S4-R9
  const advantages = actor.advantages.filter((one) => !one.bought);
  const { id, like } = levelOf(dials);
  const given = readNumbers(LEVEL_ADVANTAGES, dials)[id] ?? 0;
  const largest = readNumbers(LEVEL_LARGEST, dials)[id] ?? 0;
  const cost = advantages.reduce((sum, one) => sum + one.cost, 0);
  const bought = actor.fatePoints.advantagePoints ?? 0;
  const pool = { id: "advantages", spent: cost - freeOf(advantages, dials), allowed: given + traded(actor, dials) + bought };
  const over = advantages.filter((one) => one.cost > largest + bought);
  return {
    pools: [pool],
    findings: [
      ...poolFindings(pool),
      ...over.map(({ name, cost: points }): Finding => ({
        severity: "wrong",
        code: "advantage-over-cap",
        args: { name, points, largest },
        traits: [],
      })),
      ...advantages.flatMap((one) => [...aboveLevel(one, like), ...tooCheap(one)]),
      ...actor.advantages.flatMap((one) => aboveClass(one, like)),
    ],
  };
}

type Advantage = NonNullable<ActorSnapshot["advantages"]>[number];

/** S4-R7: the GM may allow more than the level's tiers, so this is a remark. Source: S2. */
function aboveLevel({ name, tier }: Advantage, level: StrandsLevelId): readonly Finding[] {
  const highest = STRANDS_LEVELS[level].tier;
  const isAbove = ADVANTAGE_TIERS.findIndex((one) => one === tier) > ADVANTAGE_TIERS.indexOf(highest);
  return isAbove ? [{ severity: "hint", code: "advantage-over-tier", args: { name, tier, highest }, traits: [] }] : [];
}

/** Super heroes have powers of their class at most, whatever they paid with, and no one else has any. S4-R9. Source: S4 (classes). */
function aboveClass({ name, powerClass = "" }: Advantage, level: StrandsLevelId): readonly Finding[] {
  const place = POWER_CLASSES.findIndex((one) => one === powerClass);
  const own = POWER_CLASSES.findIndex((one) => level.endsWith(`-${one}`));
  return place > own ? [{ severity: "wrong", code: "power-over-class", args: { name, class: powerClass }, traits: [] }] : [];
}

/** What is taken several times costs more; what costs less than nothing is a weakness, which brings points. S4-R7. Source: S4. */
function tooCheap({ name, tier, cost }: Advantage): readonly Finding[] {
  const least = lookUp(LEAST_COST, tier) ?? 0;
  return cost >= 0 && cost < least
    ? [{ severity: "hint", code: "advantage-under-price", args: { name, tier, points: cost, least }, traits: [] }]
    : [];
}

function freeOf(advantages: NonNullable<ActorSnapshot["advantages"]>, dials: DialValues): number {
  if (readChoice(ASPECTS, dials) === "standard") return 0;
  const experts = advantages.filter(({ tier }) => tier === EXPERT).map(({ cost }) => cost);
  return experts
    .toSorted((a, b) => a - b)
    .slice(0, FREE_EXPERTS)
    .reduce((sum, cost) => sum + cost, 0);
}

/** A character with a refresh of its own below the campaign's has traded the difference. */
function traded({ fatePoints: { refresh } }: ActorSnapshot, dials: DialValues): number {
  const usual = campaignRefresh(dials);
  return refresh > 0 ? Math.max(0, usual - refresh) * readNumber(TRADED_REFRESH, dials) : 0;
}

const PRICE_PER_POINT = 2;
const LEAST_PRICE = 4;

/** What an advantage costs that is bought with resources. Source: S4. */
export function advantagePrice(points: number): number {
  return Math.max(LEAST_PRICE, PRICE_PER_POINT * points);
}

/** What experience buys has a price, and a rank of an ability that powers are used with one of its own. S2-R1. Source: S2, S4. */
export const experiencePrice: ExperienceRules["price"] = ({ what, actor, trait }, dials) => {
  const affinity = trait !== undefined && trait.group !== AFFINITY && isForPowers(actor, trait);
  const prices = readNumbers(EXPERIENCE, dials);
  return prices[what === "rank" && affinity ? "affinity" : what] ?? 0;
};

/** Whether one of its powers is used with a trait. Source: S4. */
function isForPowers({ advantages }: ActorSnapshot, { id, key }: Trait): boolean {
  return (advantages ?? []).some(({ affinity }) => affinity !== undefined && (affinity === id || affinity === key));
}

/** The refresh of the campaign's level. Source: S2. */
export function campaignRefresh(dials: DialValues): number {
  return readNumbers(LEVEL_REFRESH, dials)[levelOf(dials).id] ?? 0;
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
function atFirst(trait: Trait): Trait {
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
function auditAbilities(traits: readonly Trait[], dials: DialValues): TraitAudit {
  const { id } = levelOf(dials);
  const cap = readNumbers(LEVEL_CAP, dials)[id] ?? 0;
  const spent = traits.reduce((sum, trait) => sum + ranksBought(trait), 0);
  const pool = { id: "abilities", spent, allowed: readNumbers(LEVEL_RANKS, dials)[id] ?? 0 };
  return { pools: [pool], cap, columns: [], findings: [...poolFindings(pool), ...aboveCap(traits, cap)] };
}

/** The rank of the best affinity, 0 for none: a formula calls it `affinity`. Source: S4, S11. */
export function highestAffinity(traits: readonly Trait[]): number {
  return Math.max(0, ...traits.filter(({ group }) => group === AFFINITY).map(({ rank }) => rank ?? 0));
}

/** The campaign plays with skills instead of abilities. Source: S2. */
export function usesSkills(dials: DialValues): boolean {
  return readChoice(TRAITS, dials) === "skills";
}

/** The key a rule's ability has in this campaign. S2-R3: a skill for each. Source: S2. */
export function traitFor(ability: string, dials: DialValues): string {
  return usesSkills(dials) ? (lookUp(SKILL_FOR_ABILITY, ability) ?? ability) : ability;
}

/** Ranks below this are unassigned. */
const LOWEST_PRINTED = 1;

/**
 * Skills fill one of the level's two pyramids, or are bought with ranks. S2-R4: as many ranks as the pyramid has. An affinity is a
 * skill like the others; abilities from before do not count. Source: S2.
 */
function auditSkills(traits: readonly Trait[], dials: DialValues): TraitAudit {
  const { id, like } = levelOf(dials);
  const skills = traits.filter(({ group }) => group === "skills" || group === AFFINITY);
  const columns = countRanks(
    skills.flatMap(({ rank }) => (rank === null ? [] : [rank])),
    LOWEST_PRINTED,
  );
  const pyramids = SKILL_PYRAMIDS[like];
  const printed = nearest(columns, pyramids);
  const shaped = readChoice(SKILL_RANKS, dials) === "pyramid";
  const spent = skills.reduce((sum, trait) => sum + ranksBought(trait), 0);
  const allowed = shaped ? ranksOf(printed) : (readNumbers(LEVEL_SKILL_RANKS, dials)[id] ?? 0);
  const cap = Math.max(...pyramids.map(({ length }) => length));
  const pool = { id: "skills", spent, allowed };
  const findings = [...poolFindings(pool), ...aboveCap(skills, cap), ...(shaped ? offPyramid(skills, columns, printed) : [])];
  return { pools: [pool], cap, columns, findings };
}

function countAt(columns: readonly RankCount[], rank: number): number {
  return columns.find((column) => column.rank === rank)?.count ?? 0;
}

/** The pyramid that differs least from these skills; the first printed, of two. */
function nearest(columns: readonly RankCount[], pyramids: readonly Pyramid[]): Pyramid {
  const off = (pyramid: Pyramid): number =>
    pyramid.reduce((sum, count, index) => sum + Math.abs(count - countAt(columns, index + LOWEST_PRINTED)), 0);
  return pyramids.reduce((best, pyramid) => (off(pyramid) < off(best) ? pyramid : best));
}

/** Too many skills at a rank are wrong; too few are a remark, until the pyramid is full. */
function offPyramid(skills: readonly Trait[], columns: readonly RankCount[], pyramid: Pyramid): readonly Finding[] {
  return pyramid
    .map((printed, index) => ({ rank: index + LOWEST_PRINTED, printed, count: countAt(columns, index + LOWEST_PRINTED) }))
    .toReversed()
    .flatMap(({ rank, printed, count }): Finding[] => {
      if (count === printed) return [];
      const args = { rank, count, printed, difference: Math.abs(count - printed) };
      if (count < printed) return [{ severity: "hint", code: "pyramid-under", args, traits: [] }];
      const traits = skills.filter((skill) => skill.rank === rank).map(({ id }) => id);
      return [{ severity: "wrong", code: "pyramid-over", args, traits }];
    });
}
