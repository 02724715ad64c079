import { type ConflictRules, orderTraits, orderValue } from "../../conflict/conflict-rules.ts";
import type { ActorSnapshot } from "../../snapshot.ts";
import { UNBOUGHT_RANK } from "./creation.ts";
import { DEFENSIVE } from "./defend.ts";
import { ORDER, ORDER_TIES } from "./dials.data.ts";

/** The combat skill someone uses is most likely their best. Source: F8. */
function combatSkill({ traits }: ActorSnapshot): number {
  const ranks = traits.flatMap(({ group, rank }) => (group === "combat" && rank !== null ? [rank] : []));
  return Math.max(UNBOUGHT_RANK, ...ranks);
}

/**
 * By exchanges unless the group chooses another pace. In turns Alertness is rolled; ties go to the better tactician, then to the better
 * fighter. Who fights defensively does a little better, and harms nobody. Source: F8.
 */
export const FATE2_CONFLICT: ConflictRules = {
  paces: [
    { id: "exchange", ordering: "together" },
    { id: "scene", ordering: "together" },
    { id: "turn", ordering: "standing" },
  ],
  standing: (actor, dials) => ({
    rank: orderValue(ORDER, actor, dials, UNBOUGHT_RANK),
    ties: [orderValue(ORDER_TIES, actor, dials, UNBOUGHT_RANK), combatSkill(actor)],
  }),
  orderedBy: (dials) => orderTraits(ORDER, dials),
  rolled: true,
  holds: false,
  fullDefense: { adds: 1, defense: DEFENSIVE },
  smaller: 0,
};
