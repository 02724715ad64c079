import { boostsDial } from "../../aspects/creation-rules.ts";
import type { ListDial } from "../../dials/list-dial.ts";
import { choiceDial, type NumberDial, type NumbersDial } from "../../dials/read-dial.ts";
import { MARUMARU_HARM_DIALS } from "./harm-dials.data.ts";
import { POOL_ROWS, TRICKS } from "./marumaru.data.ts";

/** M1-R3: the source names specialties and double nines without connecting them. Source: M1, M2. */
export const SPECIALTY = choiceDial("marumaru-specialty", "checks", ["double-nines", "nothing"]);
/** M2-R2: what a pool of 0 or less throws. Source: M2. */
export const EMPTY_POOL = choiceDial("marumaru-empty-pool", "checks", ["chance", "nothing"]);
/** M3-R1: what an invocation gives; the source only says that it helps. Source: M3. */
export const INVOCATION = choiceDial("marumaru-invocation", "aspects", ["either", "two-dice", "reroll-misses"]);
/** "At least three": the minimum is the default. Source: M3. */
export const STARTING_POINTS: NumberDial = {
  id: "marumaru-starting-points",
  group: "fate-points",
  kind: "number",
  initial: 3,
  min: 3,
  max: 30,
};
/** The most resonance a cast can take. Source: M5. */
export const RESONANCE: NumberDial = { id: "marumaru-resonance", group: "harm", kind: "number", initial: 5, min: 0, max: 20 };

/** The rows of an NPC's ladder. Source: M1. */
export const POOL_LIST: ListDial = {
  id: "marumaru-pool",
  group: "lists",
  kind: "list",
  initial: POOL_ROWS.map(({ key, group }) => ({ id: key, group })),
  groups: [],
  words: { things: "Trait.marumaru", groups: "" },
};

/** What leftover hits may buy, each for the number of hits in the next dial; a trick the campaign adds costs one. Source: M2. */
export const TRICK_LIST: ListDial = {
  id: "marumaru-tricks",
  group: "lists",
  kind: "list",
  initial: TRICKS.map(({ id, attack }) => ({ id, group: attack ? "attack" : "any" })),
  groups: ["attack", "any"],
  words: { things: "Trick.marumaru", groups: "TrickGroup" },
};
export const TRICK_COSTS: NumbersDial = {
  id: "marumaru-trick-costs",
  group: "lists",
  kind: "numbers",
  initial: Object.fromEntries(TRICKS.map(({ id, cost }) => [id, cost])),
  min: 1,
  max: 10,
  words: "Trick.marumaru",
};

export const BOOSTS = boostsDial("marumaru");

export const MARUMARU_DIALS = [
  SPECIALTY,
  EMPTY_POOL,
  STARTING_POINTS,
  RESONANCE,
  ...MARUMARU_HARM_DIALS,
  INVOCATION,
  BOOSTS,
  POOL_LIST,
  TRICK_LIST,
  TRICK_COSTS,
] as const;
