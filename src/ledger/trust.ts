import { inverseEvents, type LedgerEvent } from "../rules/index.ts";
import type { Entry, EntryOf } from "./entry.ts";
import { eventOwner } from "./event-target.ts";
import { isBacked } from "./is-backed.ts";
import { isPaid, needsGm } from "./kinds.ts";
import { sameChanges } from "./net-events.ts";
import type { World } from "./world.ts";

/**
 * The threat model, in one place. A player's client may be modified: it can create any message in its own name, change or delete its
 * own messages, and write its own documents. It cannot write in another's name, nor touch a GM's messages or world settings.
 *
 * So a request is only a wish: the authority reads who, what and why from it and works everything else out from current data. An
 * outcome counts by its author, whom the server vouches for: a GM's always; a player's own only where no GM was there, for what is
 * that player's alone (`countsAlone`), and until a GM's outcome replaces it. What an owner does to own documents past the ledger is
 * legal in the host; it becomes an adjustment when it is seen, or when the books are reconciled.
 */
export function countsAlone(world: World, entry: Entry): boolean {
  const { author, outcome, request, kind } = entry;
  if (!ownsAll(world, author, outcome.events) || needsGm(world, entry)) return false;
  if (kind === "undo" || kind === "redo") return takesBackOwn(world, entry);
  if (!isPaid(entry) || entry.state !== "done") return true;
  const aspect = "aspect" in request ? world.aspect(request.aspect) : null;
  return isBacked({ ...outcome, aspect: aspect && { lock: aspect.lock.on, persistent: aspect.persistent } });
}

/** What one asked for oneself, and exactly what that changed: one who kept it could have it again, at somebody else's cost. */
function takesBackOwn({ entries }: World, { author, state, kind, request, outcome }: EntryOf<"undo" | "redo">): boolean {
  const of = entries.entry(request.entry);
  if (of?.author !== author) return false;
  const meant = kind === "undo" ? inverseEvents(of.outcome.events) : of.outcome.events;
  return state !== "done" || sameChanges(meant, outcome.events);
}

/** Whether a user may write everything these events change. The GM's pool is the GMs' alone. */
export function ownsAll(world: Pick<World, "isGm" | "owns">, user: string, events: readonly LedgerEvent[]): boolean {
  return (
    world.isGm(user) ||
    events.every((event) => {
      const owner = eventOwner(event);
      return owner !== "" && world.owns(user, owner);
    })
  );
}
