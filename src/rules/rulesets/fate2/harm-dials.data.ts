import { choiceDial, type NumberDial, type SwitchDial } from "../../dials/read-dial.ts";
import { scaleDial } from "../../harm/scale.ts";

/** How finely a fight is rolled, unless a conflict says otherwise. Source: F8. */
export const PACE = choiceDial("fate2-pace", "harm", ["exchange", "turn", "scene"]);
/** What weapons do; each model goes with each model of armour. Source: F8. */
export const WEAPONS = choiceDial("fate2-weapons", "harm", ["dramatic", "simple", "advanced"]);
/** What armour does. Source: F8. */
export const ARMOUR = choiceDial("fate2-armour", "harm", ["dramatic", "simple", "advanced"]);
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

export const FATE2_HARM_DIALS = [PACE, WEAPONS, ARMOUR, OVERFLOW, NON_LETHAL, HEALING, HEALING_TIMES, SCALE] as const;
