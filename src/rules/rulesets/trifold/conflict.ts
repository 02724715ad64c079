import { type ConflictRules, orderTraits, orderValue } from "../../conflict/conflict-rules.ts";
import { ORDER, ORDER_TIES } from "./dials.data.ts";

/**
 * One skill decides, a second one between equals; who is still equal acts at the same time. Defending takes all actions and adds 2;
 * walking one zone takes none, at −1 to the main one. Source: T4.
 */
export const TRIFOLD_CONFLICT: ConflictRules = {
  paces: [{ id: "turn", ordering: "standing" }],
  standing: (actor, dials) => ({ rank: orderValue(ORDER, actor, dials, 0), ties: [orderValue(ORDER_TIES, actor, dials, 0)] }),
  orderedBy: (dials) => orderTraits(ORDER, dials),
  rolled: false,
  holds: false,
  fullDefense: { adds: 2, defense: "full" },
  smaller: 1,
  blocks: true,
};
