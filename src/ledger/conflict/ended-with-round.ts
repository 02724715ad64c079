import type { Aspect } from "../../rules/aspects/aspect.ts";
import { isActive } from "../order.ts";
import type { World } from "../world.ts";
import { type LedgerConflict, roundIn } from "./conflict.ts";

/**
 * Aspects that end with this round: those made in an earlier round of the conflict, so that everyone has had a turn to use
 * them. Those not everyone knows of are left to the GM. S3-R12. Source: S3.
 */
export function endedWithRound(world: World, { id, round, rules }: LedgerConflict): readonly Aspect[] {
  return world.entries.ofKinds(["create"]).flatMap((entry) => {
    const made = roundIn(entry.outcome.turn);
    if (made.combat !== id || made.round >= round || !isActive(world.entries, entry)) return [];
    return entry.outcome.events.flatMap((event) => {
      const aspect = event.type === "aspect-added" ? world.aspect(event.aspect.uuid) : null;
      return aspect && !aspect.hidden && rules.endsWithRound(aspect, world.game.dials) ? [aspect] : [];
    });
  });
}
