import { boostsDial } from "../../created-aspects/creation-rules.ts";
import type { LeftoverUse } from "../../roll/leftovers.ts";
import type { ListDial } from "../../dials/list-dial.ts";
import { choiceDial, type NumberDial, type NumbersDial } from "../../dials/read-dial.ts";
import { trackDials } from "../../dials/track-dials.ts";
import { scaleDial } from "../../harm/scale.ts";
import { POOL_ROWS, TRICKS } from "./marumaru.data.ts";

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

const MARUMARU_HARM_DIALS = [DEFENSE, GRADE_PENALTIES, NEAR_DEATH_COST, SCALE] as const;

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

/** What a group of tricks says of them: where they can be bought, and whether more than once. Source: M2. */
export const TRICK_GROUPS: Readonly<Record<string, Pick<LeftoverUse, "attack" | "repeatable">>> = {
  attack: { attack: true, repeatable: false },
  "attack-often": { attack: true, repeatable: true },
  any: { attack: false, repeatable: false },
  "any-often": { attack: false, repeatable: true },
};

function groupOfTrick({ attack, repeatable }: LeftoverUse): string {
  return `${attack ? "attack" : "any"}${repeatable ? "-often" : ""}`;
}

/** What leftover hits may buy, each for the number of hits in the next dial. Source: M2. */
export const TRICK_LIST: ListDial = {
  id: "marumaru-tricks",
  group: "lists",
  kind: "list",
  initial: TRICKS.map((trick) => ({ id: trick.id, group: groupOfTrick(trick) })),
  groups: Object.keys(TRICK_GROUPS),
  words: { things: "Trick.marumaru", groups: "TrickGroup" },
};
export const TRICK_COSTS: NumbersDial = {
  id: "marumaru-trick-costs",
  group: "lists",
  kind: "numbers",
  initial: Object.fromEntries(TRICKS.map(({ id, cost }) => [id, cost])),
  of: TRICK_LIST,
  added: 1,
  min: 1,
  max: 10,
  words: "Trick.marumaru",
};

/** Its tracks. R17: a campaign may add some. Source: M4, M5. */
export const TRACKS = trackDials({
  game: "marumaru",
  tracks: ["injuries", "armor", "resonance"],
  lasting: true,
  boxes: "5",
  names: ["size"],
});

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
