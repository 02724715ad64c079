import { boostsDial } from "../../aspects/making-rules.ts";
import { choiceDial, type NumberDial } from "../../dials/read-dial.ts";

/** M1-R3: the source names specialties and double nines and does not join them. Source: M1, M2. */
export const SPECIALTY = choiceDial("marumaru-specialty", "checks", ["double-nines", "nothing"]);
/** M2-R2: what a pool of 0 or less throws. Source: M2. */
export const EMPTY_POOL = choiceDial("marumaru-empty-pool", "checks", ["chance", "nothing"]);
/** M3-R1: what an invocation gives; the source only says that it helps. Source: M3. */
export const INVOCATION = choiceDial("marumaru-invocation", "aspects", ["either", "two-dice", "reroll-misses"]);
/** "At least three": the least is the default. Source: M3. */
export const STARTING_POINTS: NumberDial = {
  id: "marumaru-starting-points",
  group: "fate-points",
  kind: "number",
  initial: 3,
  min: 3,
  max: 30,
};
/** Most resonance a cast can take. Source: M5. */
export const RESONANCE: NumberDial = { id: "marumaru-resonance", group: "harm", kind: "number", initial: 5, min: 0, max: 20 };

export const BOOSTS = boostsDial("marumaru");

export const MARUMARU_DIALS = [SPECIALTY, EMPTY_POOL, STARTING_POINTS, RESONANCE, INVOCATION, BOOSTS] as const;
