import { boostsDial } from "../../aspects/creation-rules.ts";
import { choiceDial, type FormulaDial, type NumberDial, type NumbersDial, type SwitchDial } from "../../dials/read-dial.ts";
import { STRANDS_LEVEL_IDS, STRANDS_LEVELS, type StrandsLevel } from "./strands.data.ts";

/** The four ways of counting stress. Source: S5. */
export const STRESS_MODELS = ["rows", "threshold", "single-set", "upgrading-set"] as const;
export type StressModel = (typeof STRESS_MODELS)[number];

/** Source: S2. */
export const LEVEL = choiceDial("strands-level", "creation", STRANDS_LEVEL_IDS, "hero");
/** The default dice, which the roll dialog can change. Source: S1. */
export const DICE = choiceDial("strands-dice", "checks", ["fudge", "strands-six", "six-minus-six"]);
/** One model for each track. Source: S5. */
export const PHYSICAL_STRESS = choiceDial("strands-stress-physical", "harm", STRESS_MODELS);
export const MENTAL_STRESS = choiceDial("strands-stress-mental", "harm", STRESS_MODELS);
export const SOCIAL_STRESS = choiceDial("strands-stress-social", "harm", STRESS_MODELS);
/** Added to the boxes to get the threshold. Source: S5. */
export const THRESHOLD: NumberDial = { id: "strands-threshold", group: "harm", kind: "number", initial: -1, min: -1, max: 1 };

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

const ofLevels = (part: keyof StrandsLevel, max: number): NumbersDial => ({
  id: `strands-level-${part}`,
  group: "lists",
  kind: "numbers",
  initial: Object.fromEntries(STRANDS_LEVEL_IDS.map((id) => [id, STRANDS_LEVELS[id][part]])),
  min: 0,
  max,
  words: "Dial.strands-level",
});
/** What each level gives. Source: S2. */
export const LEVEL_REFRESH = ofLevels("refresh", 30);
export const LEVEL_RANKS = ofLevels("ranks", 100);
export const LEVEL_CAP = ofLevels("cap", 20);

export const BOOSTS = boostsDial("strands");

export const STRANDS_DIALS = [
  LEVEL,
  DICE,
  PHYSICAL_STRESS,
  MENTAL_STRESS,
  SOCIAL_STRESS,
  PHYSICAL_BOXES,
  MENTAL_BOXES,
  SOCIAL_BOXES,
  THRESHOLD,
  LIMIT,
  DEBT,
  BOOSTS,
  LEVEL_REFRESH,
  LEVEL_RANKS,
  LEVEL_CAP,
] as const;
