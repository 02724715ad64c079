import { isDefending } from "../../rules/conflict/order.ts";
import { participantIn } from "../conflict/conflict.ts";
import type { DoneOf, Entry } from "../entry.ts";
import { lastBreak } from "../last-break.ts";
import { activeOfKinds } from "../order.ts";
import { rollOfActiveGame } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import type { World } from "../world.ts";

/** A roll that stands in the way, as it is now. */
export interface BlockNow {
  readonly entry: DoneOf<"block">;
  /** What has to be reached. */
  readonly total: number;
}

/** Whose way something may stand in, and with what they act. */
interface Blocked {
  readonly actor: string;
  readonly user: string;
  /** Key of the trait, "" for one of their own. */
  readonly trait: string;
}

/** Everything that stands in someone's way now, against what they act with: not what they block themselves. Source: T4, S6. */
export function blocksFor(
  world: Pick<World, "game" | "roll" | "entries" | "conflict">,
  { actor, user, trait }: Blocked,
): readonly BlockNow[] {
  if (!world.game.ruleset.conflict?.blocks) return [];
  const others = activeOfKinds(world.entries, "block").filter(
    (entry) => entry.actor !== actor && sees(entry, user) && ["", trait].includes(entry.request.trait),
  );
  return others.flatMap((entry) => {
    const now = !isOver(world, entry) ? rollOfActiveGame(world, entry.request.roll) : null;
    const result = now?.ok ? resultNow(now.value) : null;
    return result ? [{ entry, total: result.total }] : [];
  });
}

function sees({ visible, readers }: Entry, user: string): boolean {
  return visible && (readers.length === 0 || readers.includes(user));
}

/** T4-R21: it lasts until the blocker's next turn; outside a conflict, until the scene ends. */
export function isOver({ conflict, entries }: Pick<World, "conflict" | "entries">, entry: DoneOf<"block">): boolean {
  const { combat, round } = entry.facts;
  if (combat === "") return lastBreak(entries, "scene") > entry.settled;
  const now = conflict(combat);
  const blocker = participantIn(now, entry.actor);
  return !now || !blocker || !isDefending(now, { ...blocker, defended: round });
}
