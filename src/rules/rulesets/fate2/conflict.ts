import { type ConflictRules, orderTraits, orderValue } from "../../conflict/conflict-rules.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import { readChoice } from "../../dials/read-dial.ts";
import type { ConflictScope, Defense, DefenseAsked } from "../../harm/harm-rules.ts";
import { CHASE_STAKES, FIGHT_STAKES, WORD_STAKES } from "../../harm/stakes.ts";
import { lookUp } from "../../look-up.ts";
import type { ActorSnapshot, TraitSnapshot } from "../../snapshot.ts";
import { GRAIN_OF, ORDER, ORDER_TIES } from "./dials.data.ts";
import { type SkillCategory, skillList, UNBOUGHT_RANK } from "./fate2.data.ts";

const USUAL = "usual";
const DEFENSIVE = "defensive";
/** Fighting defensively with the skill of using a shield. Source: F10, weapon category combat skills. */
const SHIELD = "shield";

/** The combat skill someone uses is most likely their best. Source: F8. */
function combatSkill({ traits }: ActorSnapshot): number {
  const ranks = traits.flatMap(({ group, rank }) => (group === "combat" && rank !== null ? [rank] : []));
  return Math.max(UNBOUGHT_RANK, ...ranks);
}

/**
 * By exchanges unless the group chooses another pace. In turns Alertness is rolled; ties go to the better tactician, then to the better
 * fighter. Who fights defensively does a little better, and harms nobody. Source: F8.
 */
export const FATE2_CONFLICT: ConflictRules = {
  paces: [
    { id: "exchange", ordering: "together" },
    { id: "scene", ordering: "together" },
    { id: "turn", ordering: "standing" },
  ],
  standing: (actor, dials) => ({
    rank: orderValue(ORDER, actor, dials, UNBOUGHT_RANK),
    ties: [orderValue(ORDER_TIES, actor, dials, UNBOUGHT_RANK), combatSkill(actor)],
  }),
  orderedBy: (dials) => orderTraits(ORDER, dials),
  rolled: true,
  holds: false,
  fullDefense: { adds: 1, defense: DEFENSIVE },
  smaller: 0,
};

const TRACKS = ["wounds"] as const;
export const FIGHT = "fight";
export const CHASE = "chase";
export const CONTEST = "contest";

/** Kinds of conflict with skills of their own; any other contest may borrow the track. F8-R6. Source: F8. */
const SKILLS_OF: Readonly<Record<string, SkillCategory>> = { [FIGHT]: "combat", debate: "social", [CHASE]: "athletic" };
const STAKES: Readonly<Record<string, readonly string[]>> = { [FIGHT]: FIGHT_STAKES, debate: WORD_STAKES, [CHASE]: CHASE_STAKES };

export function fate2Scopes(dials: DialValues): readonly ConflictScope[] {
  const own = Object.entries(SKILLS_OF).map(([id, category]) => {
    const list = skillList(category, readChoice(GRAIN_OF[category], dials));
    return { id, tracks: TRACKS, attacks: list.map(({ key }) => key), stakes: lookUp(STAKES, id) ?? [] };
  });
  return [...own, { id: CONTEST, tracks: TRACKS, attacks: [] }];
}

export const MOBILITY = "mobility";
export const UNAWARE = "unaware";

/** With these a defender who wins scratches at most. Source: F8, defense. */
export function isDefensive(defense: string): boolean {
  return defense === DEFENSIVE || defense === SHIELD || defense === MOBILITY;
}

/** Skills of moving out of the way that most often serve. Source: F8. */
const MOBILE: readonly string[] = ["acrobatics", "tumbling", "athletics"];
/** F8-R4: what the chapter calls Alertness is the lists' Awareness. */
const ALERTNESS = "awareness";
/** Minions are Average fighters. Source: F7. */
const MINION_FIGHTS = 0;

type Likely = (trait: TraitSnapshot) => boolean;

/** Ids of the traits that apply, the likely ones first, then the best. */
function idsOf(traits: readonly TraitSnapshot[], isLikely: Likely): readonly string[] {
  const applying = traits.filter(({ rank }) => rank !== null);
  const order = (trait: TraitSnapshot): number => (isLikely(trait) ? 100 : 0) + (trait.rank ?? 0);
  return applying.toSorted((a, b) => order(b) - order(a)).map(({ id }) => id);
}

/** What someone without a skill for it defends at; NPCs in shorthand have aspects for it. Source: F1, F7, F10. */
function withoutSkill({ tier }: ActorSnapshot, scope: string): number | null {
  if (tier === "aspect-shorthand") return null;
  return tier === "minion" && scope === FIGHT ? MINION_FIGHTS : UNBOUGHT_RANK;
}

/** Mediocre, or Alertness if that is higher. Source: F8, the drop. */
function rankUnaware({ traits }: ActorSnapshot): number {
  return Math.max(UNBOUGHT_RANK, ...traits.map(({ key, rank }) => (key === ALERTNESS ? (rank ?? UNBOUGHT_RANK) : UNBOUGHT_RANK)));
}

/** Ways to defend: fight back, fight defensively, get out of the way, or not expect it at all. Source: F8. */
export function fate2Defenses({ scope, attack, defender }: DefenseAsked): readonly Defense[] {
  const category = lookUp(SKILLS_OF, scope);
  const fitting = defender.traits.filter(({ group, key }) => (category ? group === category : attack.includes(key)));
  const traits = idsOf(fitting, () => false);
  const usual = { traits, joins: "", rank: traits.length > 0 ? null : withoutSkill(defender, scope) };
  const both: readonly Defense[] = [
    { id: USUAL, ...usual, modifier: 0 },
    { id: DEFENSIVE, ...usual, modifier: 1 },
  ];
  if (scope !== FIGHT) return both;
  const shields = idsOf(
    fitting.filter(({ key }) => key === SHIELD),
    () => false,
  );
  const mobile = idsOf(
    defender.traits.filter(({ group }) => group === "athletic"),
    ({ key }) => MOBILE.includes(key),
  );
  const moving = { traits: mobile, joins: "", rank: mobile.length > 0 ? null : withoutSkill(defender, "") };
  return [
    ...both,
    ...(shields.length > 0 ? [{ id: SHIELD, traits: shields, joins: "", rank: null, modifier: 2 }] : []),
    { id: MOBILITY, ...moving, modifier: 0 },
    { id: UNAWARE, traits: [], joins: "", rank: rankUnaware(defender), modifier: 0 },
  ];
}
