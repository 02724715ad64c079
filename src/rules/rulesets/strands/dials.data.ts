import { boostsDial } from "../../created-aspects/creation-rules.ts";
import { orderDial } from "../../conflict/conflict-rules.ts";
import type { DialValues } from "../../dials/dial-values.ts";
import type { ListDial } from "../../dials/list-dial.ts";
import {
  choiceDial,
  type FormulaDial,
  listedChoice,
  type NumberDial,
  type NumbersDial,
  readChoice,
  type SwitchDial,
} from "../../dials/read-dial.ts";
import { trackDials } from "../../dials/track-dials.ts";
import type { AmmunitionRule } from "../../harm/harm-rules.ts";
import { ranksOf, SKILL_PYRAMIDS, STRANDS_LEVEL_IDS, STRANDS_LEVELS, type StrandsLevelId } from "./strands.data.ts";

/** S7-R20: whether ammunition is tracked, and what takes a unit of it. Source: S7, S11. */
const AMMUNITION = choiceDial("strands-ammunition", "harm", ["untracked", "running-out", "each-attack"]);

export function strandsAmmunition(dials: DialValues): AmmunitionRule | null {
  const rule = readChoice(AMMUNITION, dials);
  return rule === "untracked" ? null : { eachAttack: rule === "each-attack" };
}

/** The four ways of counting stress. Source: S5. */
export const STRESS_MODELS = ["rows", "threshold", "single-set", "upgrading-set"] as const;
export type StressModel = (typeof STRESS_MODELS)[number];

/** The levels. What one is like that a campaign adds says what no number does: its pyramids, tiers and powers. S2-R6. Source: S2. */
const LEVEL_LIST: ListDial = {
  id: "strands-levels",
  group: "lists",
  kind: "list",
  initial: STRANDS_LEVEL_IDS.map((id) => ({ id, group: id })),
  groups: STRANDS_LEVEL_IDS,
  like: true,
  words: { things: "Dial.strands-level", groups: "Dial.strands-level" },
};
export const LEVEL = listedChoice("strands-level", "creation", LEVEL_LIST, "hero");
/** Skills may replace the abilities; they fill a printed pyramid, or are bought with ranks. Source: S2. */
export const TRAITS = choiceDial("strands-traits-kind", "creation", ["abilities", "skills"]);
export const SKILL_RANKS = choiceDial("strands-skill-creation", "creation", ["pyramid", "ranks"]);
/** Fewer aspects, with or without the alphabet that asks for each. Source: S2. */
export const ASPECTS = choiceDial("strands-aspect-set", "creation", ["standard", "reduced", "alphabet"]);
/** S2-R5: advantage points for each point of refresh a character goes without; 0: no trade. Source: S2, S11. */
export const TRADED_REFRESH: NumberDial = {
  id: "strands-traded-refresh",
  group: "creation",
  kind: "number",
  initial: 0,
  min: 0,
  max: 5,
};
/** Whether money buys advantages, such as cybernetics. Source: S4, S11. */
export const ADVANTAGES_BOUGHT: SwitchDial = {
  id: "strands-advantages-bought",
  group: "creation",
  kind: "switch",
  initial: false,
};
/** S2-R1: what experience buys, and an ability that is an affinity too. Source: S2 (advancement), S4 (affinity). */
export const EXPERIENCE: NumbersDial = {
  id: "strands-experience",
  group: "creation",
  kind: "numbers",
  initial: { rank: 10, affinity: 15, "advantage-point": 10, refresh: 15, specialty: 5, character: 10, rewrite: 1 },
  min: 0,
  max: 200,
  words: "Experience.Bought",
};
/** What people can build, from sticks and stones to minds in machines. S8-R1. Source: S7, S8, S11. */
export const TECH_LEVEL: NumberDial = {
  id: "strands-tech-level",
  group: "creation",
  kind: "number",
  initial: 4,
  min: 1,
  max: 6,
};
/** The default dice, which the roll dialog can change. Source: S1. */
const DICE = choiceDial("strands-dice", "checks", ["fudge", "strands-six", "six-minus-six"]);
/** One model for each track. Source: S5. */
export const PHYSICAL_STRESS = choiceDial("strands-stress-physical", "harm", STRESS_MODELS);
export const MENTAL_STRESS = choiceDial("strands-stress-mental", "harm", STRESS_MODELS);
export const SOCIAL_STRESS = choiceDial("strands-stress-social", "harm", STRESS_MODELS);
/** Added to the boxes to get the threshold. Source: S5. */
export const THRESHOLD: NumberDial = { id: "strands-threshold", group: "harm", kind: "number", initial: -1, min: -1, max: 1 };
/** Armor may take stress in its wearer's place. Source: S5, S11. */
export const ARMOR_STRESS: SwitchDial = { id: "strands-armor-stress", group: "harm", kind: "switch", initial: true };
/** The attacker may pay to say what a forced consequence is. Source: S5, S11. */
export const CALLED_SHOTS: SwitchDial = { id: "strands-called-shots", group: "harm", kind: "switch", initial: false };
/** S10-R2: what each step of scale adds to the larger side's attack strength and armor. Source: S10. */
export const SCALE: NumberDial = { id: "strands-scale", group: "harm", kind: "number", initial: 2, min: 0, max: 10 };

/** How much one player may spend: on one roll (2 to 4 points by level), or one aspect a scope and turn. Source: S3. */
export const LIMIT = choiceDial("strands-limit", "fate-points", ["none", "points", "scopes"]);
/** A character without points may owe one. Source: S3. */
export const DEBT: SwitchDial = { id: "strands-debt", group: "fate-points", kind: "switch", initial: false };

const boxes = (track: string, initial: string): FormulaDial => ({
  id: `strands-boxes-${track}`,
  group: "harm",
  kind: "formula",
  initial,
  names: ["size"],
});
/** Boxes of each of a character's tracks. Source: S2. */
export const PHYSICAL_BOXES = boxes("physical", "strength + endurance + size");
export const MENTAL_BOXES = boxes("mental", "reasoning + willpower");
export const SOCIAL_BOXES = boxes("social", "persuasion + resources");

/**
 * The tracks of people; a campaign leaves some out, and adds its own. Only those that renew clear with a break. S5-R11: boxes as for
 * mana, until the campaign says otherwise. Source: S5, S11.
 */
export const TRACKS = trackDials({
  game: "strands",
  tracks: ["physical", "mental", "social"],
  boxes: "affinity + willpower",
  names: ["size", "affinity"],
  label: "strands-own-boxes",
});

type OfLevel = (level: StrandsLevelId) => number;

const ofLevels = (part: string, max: number, of: OfLevel): NumbersDial => ({
  id: `strands-level-${part}`,
  group: "lists",
  kind: "numbers",
  initial: Object.fromEntries(STRANDS_LEVEL_IDS.map((id) => [id, of(id)])),
  of: LEVEL_LIST,
  min: 0,
  max,
  words: "Dial.strands-level",
});
/** What each level gives; a campaign may have numbers of its own. Source: S2, S3, S11. */
export const LEVEL_REFRESH = ofLevels("refresh", 30, (id) => STRANDS_LEVELS[id].refresh);
export const LEVEL_RANKS = ofLevels("ranks", 100, (id) => STRANDS_LEVELS[id].ranks);
export const LEVEL_CAP = ofLevels("cap", 20, (id) => STRANDS_LEVELS[id].cap);
export const LEVEL_ADVANTAGES = ofLevels("advantages", 200, (id) => STRANDS_LEVELS[id].advantages);
export const LEVEL_LARGEST = ofLevels("largest-advantage", 60, (id) => STRANDS_LEVELS[id].largestAdvantage);
export const LEVEL_POINTS = ofLevels("points-per-roll", 20, (id) => STRANDS_LEVELS[id].pointsPerRoll);
/** S2-R4: ranks of skills, which are those of the level's pyramids. Source: S2. */
export const LEVEL_SKILL_RANKS = ofLevels("skill-ranks", 100, (id) => ranksOf(SKILL_PYRAMIDS[id][0] ?? []));

/** S6-R7: the page on initiative is not in the source; what is rolled is the campaign's choice. Source: S6. */
export const ORDER = orderDial("strands", "order", "perception");

/** S3-R12: in a conflict, fragile aspects end with the round after the one they were made in. Source: S3. */
export const FRAGILE_ENDS: SwitchDial = { id: "strands-fragile-ends", group: "conflict", kind: "switch", initial: true };

export const BOOSTS = boostsDial("strands");

export const STRANDS_DIALS = [
  LEVEL,
  TRAITS,
  SKILL_RANKS,
  ASPECTS,
  TRADED_REFRESH,
  ADVANTAGES_BOUGHT,
  EXPERIENCE,
  TECH_LEVEL,
  DICE,
  PHYSICAL_STRESS,
  MENTAL_STRESS,
  SOCIAL_STRESS,
  PHYSICAL_BOXES,
  MENTAL_BOXES,
  SOCIAL_BOXES,
  THRESHOLD,
  ARMOR_STRESS,
  CALLED_SHOTS,
  SCALE,
  AMMUNITION,
  LIMIT,
  DEBT,
  TRACKS.list,
  ORDER,
  FRAGILE_ENDS,
  BOOSTS,
  LEVEL_LIST,
  LEVEL_REFRESH,
  LEVEL_RANKS,
  LEVEL_CAP,
  LEVEL_SKILL_RANKS,
  LEVEL_ADVANTAGES,
  LEVEL_LARGEST,
  LEVEL_POINTS,
] as const;
