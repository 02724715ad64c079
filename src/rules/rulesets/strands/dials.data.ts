import { boostsDial } from "../../aspects/making-rules.ts";
import { choiceDial, type NumberDial, type SwitchDial } from "../../dials/read-dial.ts";
import { STRANDS_LEVEL_IDS } from "./strands.data.ts";

/** The four ways stress is counted. Source: S5. */
export const STRESS_MODELS = ["rows", "threshold", "single-set", "upgrading-set"] as const;
export type StressModel = (typeof STRESS_MODELS)[number];

/** Source: S2. */
export const LEVEL = choiceDial("strands-level", "creation", STRANDS_LEVEL_IDS, "hero");
/** What is thrown unless the dialog of a roll says otherwise. Source: S1. */
export const DICE = choiceDial("strands-dice", "checks", ["fudge", "strands-six", "six-minus-six"]);
/** One model a track. Source: S5. */
export const PHYSICAL_STRESS = choiceDial("strands-stress-physical", "harm", STRESS_MODELS);
export const MENTAL_STRESS = choiceDial("strands-stress-mental", "harm", STRESS_MODELS);
export const SOCIAL_STRESS = choiceDial("strands-stress-social", "harm", STRESS_MODELS);
/** Added to the boxes to find the threshold. Source: S5. */
export const THRESHOLD: NumberDial = { id: "strands-threshold", group: "harm", kind: "number", initial: -1, min: -1, max: 1 };

/** How much one person may spend: on one roll (2 to 4 points by level), or one aspect a scope a turn. Source: S3. */
export const LIMIT = choiceDial("strands-limit", "fate-points", ["none", "points", "scopes"]);
/** Somebody without points may owe one. Source: S3. */
export const DEBT: SwitchDial = { id: "strands-debt", group: "fate-points", kind: "switch", initial: false };

export const BOOSTS = boostsDial("strands");

export const STRANDS_DIALS = [
  LEVEL,
  DICE,
  PHYSICAL_STRESS,
  MENTAL_STRESS,
  SOCIAL_STRESS,
  THRESHOLD,
  LIMIT,
  DEBT,
  BOOSTS,
] as const;
