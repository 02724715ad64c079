import { boostsDial } from "../../created-aspects/creation-rules.ts";
import { orderDial } from "../../conflict/conflict-rules.ts";
import type { ListDial } from "../../dials/list-dial.ts";
import { choiceDial, type ChoiceDial, type FormulaDial, type NumberDial, type SwitchDial } from "../../dials/read-dial.ts";
import { trackDials } from "../../dials/track-dials.ts";
import { scaleDial } from "../../harm/scale.ts";
import { COMBAT_GRAINS, GRAINS, type SkillCategory, USUAL_GRAINS, POOL_DICE } from "./fate2.data.ts";

/** How finely a fight is rolled, unless a conflict says otherwise. Source: F8. */
export const PACE = choiceDial("fate2-pace", "harm", ["exchange", "turn", "scene"]);
/** What weapons do; each model goes with each model of armor. Source: F8. */
export const WEAPONS = choiceDial("fate2-weapons", "harm", ["dramatic", "simple", "advanced"]);
/** What armor does. Source: F8. */
export const ARMOR = choiceDial("fate2-armor", "harm", ["dramatic", "simple", "advanced"]);
/** A hit whose row is full goes to the next row. Source: F8. */
export const OVERFLOW: SwitchDial = { id: "fate2-overflow", group: "harm", kind: "switch", initial: true };
/** Injuries heal when the scene ends. Source: F8. */
export const NON_LETHAL: SwitchDial = { id: "fate2-non-lethal", group: "harm", kind: "switch", initial: false };
/** How long an injury takes: a week, two weeks of rest, three of light activity. F8-R4. Source: F8. */
export const HEALING = choiceDial("fate2-healing", "harm", ["week", "rest", "activity"]);
/** More realistic games multiply that time. Source: F8. */
export const HEALING_TIMES: NumberDial = {
  id: "fate2-healing-times",
  group: "harm",
  kind: "number",
  initial: 1,
  min: 1,
  max: 4,
};

/** For each step of scale, to attack and defense of the larger. R6. */
export const SCALE = scaleDial("fate2", 1);

const FATE2_HARM_DIALS = [PACE, WEAPONS, ARMOR, OVERFLOW, NON_LETHAL, HEALING, HEALING_TIMES, SCALE] as const;

/** Balance of the skills at the end of each phase. Source: F5. */
export const STRUCTURE = choiceDial("fate2-structure", "creation", ["pyramid", "column"]);
/** Each phase of a life brings four ranks of skills. Source: F5. */
export const RANKS_PER_PHASE: NumberDial = {
  id: "fate2-ranks-per-phase",
  group: "creation",
  kind: "number",
  initial: 4,
  min: 1,
  max: 10,
};
/** Extras that are not skills count in the pyramid, too. Source: F7. */
export const EXTRAS_IN_PYRAMID: SwitchDial = {
  id: "fate2-extras-in-pyramid",
  group: "creation",
  kind: "switch",
  initial: false,
};
/** How high one aspect may be: a half or a third of all levels, the best skill, a number, or as high as anyone likes. Source: F3, F5. */
export const ASPECT_CAP = choiceDial("fate2-aspect-cap", "creation", [
  "none",
  "half-of-levels",
  "third-of-levels",
  "best-skill",
  "number",
]);
export const ASPECT_CAP_NUMBER: NumberDial = {
  id: "fate2-aspect-cap-number",
  group: "creation",
  kind: "number",
  initial: 3,
  min: 1,
  max: 20,
};
/** The ladder with Average at 0, or Fudge's classic one with Fair there. Source: F1, appendix I. */
export const LADDER = choiceDial("fate2-ladder", "checks", ["printed", "classic"]);
/** The best a person can be, Superb; the difficulties of tasks are as far above or below theirs as this is. Source: F2. */
export const CEILING: NumberDial = { id: "fate2-ceiling", group: "checks", kind: "number", initial: 4, min: 0, max: 10 };

const grain = (category: SkillCategory): ChoiceDial<string> =>
  category === "combat"
    ? choiceDial("fate2-grain-combat", "lists", COMBAT_GRAINS)
    : choiceDial(`fate2-grain-${category}`, "lists", GRAINS, USUAL_GRAINS[category]);
/** F10-R1: how fine the skills of each category are. Source: F10. */
export const GRAIN_OF: Readonly<Record<SkillCategory, ChoiceDial<string>>> = {
  academic: grain("academic"),
  artistic: grain("artistic"),
  athletic: grain("athletic"),
  combat: grain("combat"),
  criminal: grain("criminal"),
  perception: grain("perception"),
  professional: grain("professional"),
  social: grain("social"),
  survival: grain("survival"),
};
/** The margins of degrees where both sides roll: as printed, or two apart. Source: F2. */
export const DYNAMIC = choiceDial("fate2-dynamic-steps", "checks", ["printed", "even"]);
/** The default dice, which the roll dialog can change. Source: F1, F11. */
const DICE = choiceDial("fate2-dice", "checks", ["fudge", "fudge-six", "fudge-one", "fate-pool"]);
/** Dice of the pool that keep up with its difficulties. Source: F11. */
export const POOL_DIE = choiceDial("fate2-pool-die", "checks", POOL_DICE);
/** A character starts with half as many points as phases, or with a number the GM has set. Source: F4. */
export const STARTING_POINTS = choiceDial("fate2-starting-points", "fate-points", ["half-of-phases", "fixed"]);
export const FIXED_POINTS: NumberDial = {
  id: "fate2-fixed-points",
  group: "fate-points",
  kind: "number",
  initial: 3,
  min: 0,
  max: 30,
};
/** F8-R1: the printed track shows two boxes a row, the text mentions three hurt boxes and two injured ones. Source: F8. */
const boxesOf = (row: string, initial: string): FormulaDial => ({
  id: `fate2-boxes-${row}`,
  group: "harm",
  kind: "formula",
  initial,
  names: ["size"],
});
export const CLIPPED_BOXES = boxesOf("clipped", "2");
export const HURT_BOXES = boxesOf("hurt", "3");
export const INJURED_BOXES = boxesOf("injured", "2");

/** The system of magic by which spells have a difficulty; the others have none that is added up. Source: F9. */
export const MAGIC = choiceDial("fate2-magic", "checks", ["none", "elements", "improvised", "budget"]);

/** What one box may do besides rerolling all four dice. Source: F3. */
export const SECOND_GAIN = choiceDial("fate2-second-gain", "aspects", [
  "die-to-plus",
  "minus-to-plus",
  "blank-to-plus",
  "raise-die",
  "reroll-die",
  "nothing",
]);
/** A weakness may be written with its level as a negative number; nothing else changes. Source: F3. */
export const NEGATIVE: SwitchDial = { id: "fate2-negative", group: "aspects", kind: "switch", initial: false };
/** When checked boxes clear: all of them, or one of each aspect a day. Source: F3, F10 (conversion notes). */
export const REFRESH = choiceDial("fate2-refresh", "aspects", ["session", "scene", "day", "rest", "story", "one-a-day"]);
/** What an involuntary invocation brings: points, or a box of any aspect. Source: F3, F10 (conversion notes). */
export const COMPEL_BRINGS = choiceDial("fate2-compel-brings", "aspects", ["points", "box"]);
/** Involuntary invocations become a small auction. Source: F3. */
export const BIDDING: SwitchDial = { id: "fate2-bidding", group: "aspects", kind: "switch", initial: false };

const extraUse = (id: string): SwitchDial => ({ id: `fate2-${id}`, group: "fate-points", kind: "switch", initial: false });
/** Further uses of fate points, each an option of the campaign. Source: F4. */
export const MONOLOGUE = extraUse("monologue");
export const HELP = extraUse("help");
export const SWAP_PLACES = extraUse("swap-places");
export const TAKE_WOUND = extraUse("take-wound");
export const ARRIVAL = extraUse("arrival");
/** A box of an aspect may count as a fate point. Source: F4. */
export const BOX_PAYS = extraUse("box-pays");
/** The GM deals cards that promise points for doing what they say. Source: F4. */
export const REWARD_CARDS = extraUse("reward-cards");
/** How many of each card can be dealt in a session. Source: F4. */
export const REWARD_COPIES: NumberDial = {
  id: "fate2-reward-copies",
  group: "fate-points",
  kind: "number",
  initial: 1,
  min: 1,
  max: 10,
};
/** What the points of a card are called as a group of the list. */
export const REWARD_POINTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
/** The cards the GM may deal, each with its points. Source: F4. */
export const REWARDS: ListDial = {
  id: "fate2-rewards",
  group: "lists",
  kind: "list",
  initial: [
    { id: "danger", group: "two" },
    { id: "panic", group: "two" },
    { id: "insist", group: "one" },
    { id: "alone", group: "one" },
    { id: "together", group: "one" },
    { id: "genre", group: "one" },
  ],
  groups: Object.keys(REWARD_POINTS),
  words: { things: "Reward.Card.fate2", groups: "Reward.Points.fate2" },
};

/** F8-R13: the lists have Awareness for the source's Alertness, and nothing for Tactics until a campaign adds it. Source: F8. */
export const ORDER = orderDial("fate2", "order", "awareness");
export const ORDER_TIES = orderDial("fate2", "order-ties", "0");

/** Its tracks. R17: a campaign may add some. Source: F8. */
export const TRACKS = trackDials({
  game: "fate2",
  tracks: ["wounds"],
  boxes: "3",
  names: ["size"],
});

export const BOOSTS = boostsDial("fate2");

export const FATE2_DIALS = [
  STRUCTURE,
  RANKS_PER_PHASE,
  EXTRAS_IN_PYRAMID,
  ASPECT_CAP,
  ASPECT_CAP_NUMBER,
  LADDER,
  CEILING,
  DYNAMIC,
  DICE,
  POOL_DIE,
  MAGIC,
  STARTING_POINTS,
  FIXED_POINTS,
  CLIPPED_BOXES,
  HURT_BOXES,
  INJURED_BOXES,
  ...FATE2_HARM_DIALS,
  SECOND_GAIN,
  BIDDING,
  COMPEL_BRINGS,
  MONOLOGUE,
  HELP,
  SWAP_PLACES,
  TAKE_WOUND,
  ARRIVAL,
  BOX_PAYS,
  REWARD_CARDS,
  REWARD_COPIES,
  REFRESH,
  NEGATIVE,
  ORDER,
  ORDER_TIES,
  BOOSTS,
  ...Object.values(GRAIN_OF),
  REWARDS,
] as const;
