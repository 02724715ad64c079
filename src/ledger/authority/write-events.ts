import { applyEvents } from "../../rules/events/apply-event.ts";
import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import { ok, refuse } from "../../rules/result.ts";
import { currentState } from "../changes/current-state.ts";
import { eventTarget } from "../changes/event-target.ts";
import { ledgerWrites } from "../changes/ledger-writes.ts";
import { remainingEvents } from "../changes/net-events.ts";
import { idsOfTarget } from "../conflict/conflict.ts";
import type { Entry } from "../entry.ts";
import { grouped } from "../grouped.ts";
import { reasonOf } from "../reason-of.ts";
import type { SettlingHost, Written } from "./ledger-host.ts";
import { type Work, wait } from "./work.ts";

/** What only the authority writes, or is there or not: no manual edit is merged with it. */
const UNOBSERVED: ReadonlySet<LedgerEvent["type"]> = new Set<LedgerEvent["type"]>([
  "aspect-added",
  "aspect-removed",
  "aspect-renamed",
  "conflict-mark-changed",
  "gear-quantity-changed",
  "actor-moved",
  "npc-pool-changed",
  "trait-rank-changed",
]);

/** Most attempts to merge a write with concurrent manual edits. */
const MOST_ROUNDS = 5;

/**
 * Writes the changes of an entry, one document after another. Refused, with nothing changed, if they no longer fit or the server
 * rejects one. Debits first, so that a failure can be rolled back.
 */
export function* writeEvents(host: SettlingHost, entry: Entry, events: readonly LedgerEvent[]): Work<Written> {
  const fits = applyEvents(currentState(host.world(), events), events);
  if (!fits.ok) return fits;
  const written: LedgerEvent[] = [];
  for (const own of byDocument(events)) {
    const done = yield* tried(host, entry, own);
    if (!done.ok) {
      for (const back of byDocument(inverseEvents(written))) yield* writeDocument(host, entry, back);
      return done;
    }
    written.push(...own);
  }
  return ok(null);
}

/** Without a connection the result is unknown: the entry stays pending, and is finished by the next authority. */
function* tried(host: SettlingHost, entry: Entry, events: readonly LedgerEvent[]): Work<Written> {
  try {
    return yield* writeDocument(host, entry, events);
  } catch (error) {
    if (!host.isConnected()) throw error;
    return refuse("write-failed", { reason: reasonOf(error) });
  }
}

function byDocument(events: readonly LedgerEvent[]): (readonly LedgerEvent[])[] {
  return [...grouped(events, eventTarget).values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Whose turn it is goes last: its place depends on the order of all others. */
function placeOf(own: readonly LedgerEvent[]): number {
  if (own.some((event) => event.type === "conflict-mark-changed" && idsOfTarget(event.target).participant === "")) return 2;
  return own.some((event) => "by" in event && event.by < 0) ? 0 : 1;
}

/**
 * Repeats until all intended changes are made: what this write overwrote of a concurrent manual edit is written again. Where both
 * are not possible, the manual edit stays and the entry is refused.
 */
function* writeDocument(host: SettlingHost, entry: Entry, events: readonly LedgerEvent[]): Work<Written> {
  const whole = events.some(({ type }) => UNOBSERVED.has(type));
  let left = events;
  for (let round = 0; left.length > 0; round += 1) {
    const before = currentState(host.world(), left);
    const after = round < MOST_ROUNDS ? applyEvents(before, left) : refuse("write-failed", { reason: "" });
    if (!after.ok) {
      const undone = inverseEvents(remainingEvents(events, left));
      if (left !== events && undone.length > 0) yield* writeDocument(host, entry, undone);
      return after;
    }
    const seen = yield* wait(host.write({ entry, events, writes: ledgerWrites(before, after.value) }));
    left = whole || !seen ? [] : remainingEvents(left, seen);
  }
  return ok(null);
}
