import { type ConflictRules, orderTraits, orderValue } from "../../conflict/conflict-rules.ts";
import { ORDER } from "./dials.data.ts";
import { FULL_DEFENSE } from "./harm.data.ts";

/** More smaller actions than anyone takes on a turn: how many there may be is the GM's to say. */
const MANY = 5;

/**
 * A roll decides, highest first; S6-R8: equals act at the same time. One main action a turn, and smaller ones at −1 each. S6-R9: full
 * defense adds 2. S6-R22: blocks. Source: S6.
 */
export const STRANDS_CONFLICT: ConflictRules = {
  paces: [{ id: "turn", ordering: "standing" }],
  standing: (actor, dials) => ({ rank: orderValue(ORDER, actor, dials, 0), ties: [] }),
  orderedBy: (dials) => orderTraits(ORDER, dials),
  rolled: true,
  holds: true,
  fullDefense: { adds: FULL_DEFENSE, defense: "full" },
  smaller: MANY,
  blocks: true,
};
