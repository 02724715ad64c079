import { choiceDial, type NumberDial, type NumbersDial } from "../../dials/read-dial.ts";
import { scaleDial } from "../../harm/scale.ts";

/** M4-R1: what the higher of Stamina and Dexterity is rolled with in defense. Source: M4. */
export const DEFENSE = choiceDial("marumaru-defense", "harm", ["athletics", "alone"]);
/** M4-R2: the dice someone at each grade lacks. Source: M4. */
export const GRADE_PENALTIES: NumbersDial = {
  id: "marumaru-grade-penalties",
  group: "harm",
  kind: "numbers",
  initial: { grazed: 0, bloodied: 1, wounded: 2, maimed: 3, "near-death": 3 },
  min: 0,
  max: 10,
  words: "TrackRow.marumaru",
};
/** M4-R2: fate points an action costs someone near death. Source: M4. */
export const NEAR_DEATH_COST: NumberDial = {
  id: "marumaru-near-death-cost",
  group: "harm",
  kind: "number",
  initial: 1,
  min: 0,
  max: 5,
};

/** Dice for each step of scale, to attack and defense of the larger. R6. */
export const SCALE = scaleDial("marumaru", 2);

export const MARUMARU_HARM_DIALS = [DEFENSE, GRADE_PENALTIES, NEAR_DEATH_COST, SCALE] as const;
