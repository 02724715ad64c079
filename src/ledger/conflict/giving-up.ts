import { isOut } from "../../rules/conflict/conflict-now.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { attackResultsOf } from "../harm/attack-results.ts";
import { markEvents } from "./conflict.ts";
import { rollOfActiveGame } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";

/** More open attacks on one person than any fight has. */
const MOST_OPEN = 50;

/** Who gives up is out of every conflict they are in. S5-R20. Source: S5. */
export function outOfConflicts(world: Pick<World, "conflicts">, actor: string): readonly LedgerEvent[] {
  return world.conflicts().flatMap((conflict) => {
    const theirs = conflict.participants.filter((one) => one.actor === actor && !isOut(one));
    return markEvents(
      conflict,
      theirs.map(({ id }) => ({ of: id, field: "gaveUp", from: false, to: true })),
    );
  });
}

/** Ids of the attacks that could still hit one of these actors: giving up ends them. S5-R20. Source: S5. */
export function openAttacksOn(world: World, actors: readonly string[]): readonly string[] {
  const attacks = new Set(actors.flatMap((actor) => world.attacksOf(actor).slice(-MOST_OPEN)));
  return [...attacks].filter((id) => mayStillHit(world, id, actors));
}

function mayStillHit(world: World, id: string, actors: readonly string[]): boolean {
  const now = rollOfActiveGame(world, id);
  if (!now.ok) return false;
  return attackResultsOf(world, now.value).some(({ target, defended, harmed, harm, gaveUp }) => {
    const hits = defended ? harmed : target;
    return actors.includes(hits) && !harm && !gaveUp;
  });
}
