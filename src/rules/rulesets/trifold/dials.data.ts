import { trackDials } from "../../dials/track-dials.ts";
import { scaleDial } from "../../harm/scale.ts";
import { boostsDial } from "../../created-aspects/creation-rules.ts";
import { orderDial } from "../../conflict/conflict-rules.ts";
import type { ListDial } from "../../dials/list-dial.ts";
import {
  choiceDial,
  type FormulaDial,
  listedChoice,
  type NumberDial,
  type NumbersDial,
  type SwitchDial,
} from "../../dials/read-dial.ts";
import { TRIFOLD_LEVELS, TRIFOLD_SKILL_KEYS } from "./trifold.data.ts";

/** Below each rank there are at least as many skills (column), or more (pyramid). Source: T2. */
export const STRUCTURE = choiceDial("trifold-structure", "creation", ["column", "pyramid"]);
const LEVEL_LIST: ListDial = {
  id: "trifold-levels",
  group: "lists",
  kind: "list",
  initial: TRIFOLD_LEVELS.map(({ id }) => ({ id, group: id })),
  groups: TRIFOLD_LEVELS.map(({ id }) => id),
  like: true,
  words: { things: "Dial.trifold-level", groups: "Dial.trifold-level" },
};
export const LEVEL = listedChoice("trifold-level", "creation", LEVEL_LIST, "novice");

const ofLevels = (part: "points" | "cap", max: number): NumbersDial => ({
  id: `trifold-level-${part}`,
  group: "lists",
  kind: "numbers",
  initial: Object.fromEntries(TRIFOLD_LEVELS.map((level) => [level.id, level[part]])),
  of: LEVEL_LIST,
  min: 0,
  max,
  words: "Dial.trifold-level",
});
/** What each level gives; a campaign may have numbers of its own. Source: T2. */
export const LEVEL_POINTS = ofLevels("points", 200);
export const LEVEL_CAP = ofLevels("cap", 12);
/** One point a story, in addition to the level's. Source: T5. */
export const EARNED_POINTS: NumberDial = {
  id: "trifold-earned-points",
  group: "creation",
  kind: "number",
  initial: 0,
  min: 0,
  max: 60,
};
/** Everyone begins a session with five points. Source: T3. */
export const STARTING_POINTS: NumberDial = {
  id: "trifold-starting-points",
  group: "fate-points",
  kind: "number",
  initial: 5,
  min: 0,
  max: 30,
};
/** T3-R2: a declaration on another character's aspect pays that character's player too. Source: T3. */
export const DECLARATIONS_PAY: SwitchDial = {
  id: "trifold-declarations-pay",
  group: "fate-points",
  kind: "switch",
  initial: false,
};
/** T4-R1: the skill that lengthens each track; the source leaves it to the group. Source: T4. */
export const HEALTH_SKILL = choiceDial("trifold-health-skill", "harm", TRIFOLD_SKILL_KEYS, "endurance");
export const COMPOSURE_SKILL = choiceDial("trifold-composure-skill", "harm", TRIFOLD_SKILL_KEYS, "resolve");

/** Length of each track: the skill cap, and half the linked skill, rounded up. Source: T4. */
export const TRACK_LENGTH: FormulaDial = {
  id: "trifold-track-length",
  group: "harm",
  kind: "formula",
  initial: "cap + ceil(linked / 2)",
  names: ["cap", "linked", "size"],
};

/** For each step of scale, to attack and defense of the larger. R6. */
export const SCALE = scaleDial("trifold", 1);

/** T4-R7: which skills decide the order is the group's choice. Source: T4. */
export const ORDER = orderDial("trifold", "order", "alertness");
export const ORDER_TIES = orderDial("trifold", "order-ties", "athletics");

/** Its tracks. R17: a campaign may add some. Source: T4. */
export const TRACKS = trackDials({
  game: "trifold",
  tracks: ["health", "composure"],
  boxes: "cap",
  names: ["cap", "size"],
});

export const BOOSTS = boostsDial("trifold");

export const TRIFOLD_DIALS = [
  STRUCTURE,
  LEVEL,
  EARNED_POINTS,
  STARTING_POINTS,
  DECLARATIONS_PAY,
  HEALTH_SKILL,
  COMPOSURE_SKILL,
  TRACK_LENGTH,
  SCALE,
  ORDER,
  ORDER_TIES,
  BOOSTS,
  LEVEL_LIST,
  LEVEL_POINTS,
  LEVEL_CAP,
] as const;
