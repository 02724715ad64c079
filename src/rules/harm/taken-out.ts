import type { ActiveGame } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import { checkedOn } from "./fill-boxes.ts";

/** Ids of the tracks that have taken an actor out; empty for someone who still acts. Source: F8, S5, T4, M4. */
export function takenOutOn({ ruleset, dials }: ActiveGame, actor: ActorSnapshot): readonly string[] {
  const { harm } = ruleset;
  if (!harm || actor.tracks.every(({ boxes }) => boxes.length === 0)) return [];
  return ruleset
    .tracks(actor, dials)
    .filter((layout) => harm.isTakenOut(layout, [...checkedOn(actor, layout.id)], dials))
    .map(({ id }) => id);
}
