import { applyEvents } from "../../rules/events/apply-event.ts";
import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import { currentState } from "../changes/current-state.ts";
import { eventTarget } from "../changes/event-target.ts";
import { counterName, sumOf, unexplained } from "../changes/net-events.ts";
import type { World } from "../world.ts";
import { accounts, type Books, isBooked, nowOfAspect } from "./reconcile.ts";

/** What a document says that an entry has changed in it. Its owners can write that too. */
export interface Mark {
  readonly entry: string;
  /** Uuid of the document; "" is the GM's pool. */
  readonly document: string;
  readonly events: readonly LedgerEvent[];
  /** A GM has written the document last. */
  readonly byGm: boolean;
}

/**
 * What interrupted entries have really written, by entry. A mark is believed of its own document only, and no further than the books
 * need it: it may explain a difference that is there, and not make one; what is in no books, or not yet, only from a GM. The rest
 * becomes an adjustment.
 */
export function believed(marks: readonly Mark[], books: Books, world: World): ReadonlyMap<string, readonly LedgerEvent[]> {
  const found = new Map<string, readonly LedgerEvent[]>();
  const left = differences(books);
  // Of what begins now, no difference can be known.
  const isNew = (document: string): boolean => books.opening.size === 0 || books.isReset(document);
  for (const { entry, document, events, byGm } of marks) {
    const own = events.filter((event) => eventTarget(event) === document);
    const shown = own.flatMap((event): readonly LedgerEvent[] => {
      if (books.now.has(document) && isBooked(event) && !(byGm && isNew(document))) return taken(left, event);
      return byGm && isThere(world, event) ? [event] : [];
    });
    const all = [...(found.get(entry) ?? []), ...shown];
    const back = applyEvents(currentState(world, all), inverseEvents(all));
    if (shown.length > 0 && back.ok) found.set(entry, all);
  }
  return found;
}

/** What the books cannot explain, counter by counter; each mark takes its part. */
function differences(books: Books): Map<string, number> {
  const left = new Map<string, number>();
  for (const event of [...accounts(books).values()].flatMap(unexplained))
    left.set(counterName(event), (left.get(counterName(event)) ?? 0) + sumOf([event], event));
  return left;
}

function taken(left: Map<string, number>, event: LedgerEvent): readonly LedgerEvent[] {
  const claimed = sumOf([event], event);
  const rest = left.get(counterName(event)) ?? 0;
  const by = Math.sign(claimed) === Math.sign(rest) ? Math.sign(rest) * Math.min(Math.abs(claimed), Math.abs(rest)) : 0;
  if (by === 0) return [];
  left.set(counterName(event), rest - by);
  return ["by" in event ? { ...event, by } : event];
}

/** An aspect that was created counts what it was created with. */
function isThere(world: World, event: LedgerEvent): boolean {
  if (event.type === "aspect-removed") return false;
  if (event.type !== "aspect-added") return true;
  const now = world.aspect(event.aspect.uuid);
  return now !== null && unexplained({ start: nowOfAspect(event.aspect), entries: [], now: nowOfAspect(now) }).length === 0;
}
