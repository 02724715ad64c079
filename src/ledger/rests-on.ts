import { applyEvents, type LedgerRefusal } from "../rules/events/apply-event.ts";
import { inverseEvents, type LedgerEvent } from "../rules/events/ledger-event.ts";
import { ok, type Result } from "../rules/result.ts";
import { POOL } from "./balances.ts";
import { currentState } from "./changes/current-state.ts";
import { eventOwner } from "./changes/event-target.ts";
import { type Changed, changedBy } from "./changes/value-changed.ts";
import type { Entry } from "./entry.ts";
import { doneAt, isActive, takesBack } from "./order.ts";
import type { World } from "./world.ts";

/** A later entry that stands, and what it changes of the same values. */
interface Later {
  readonly entry: Entry;
  readonly events: readonly LedgerEvent[];
  readonly done: number;
}

/**
 * What hinders the undoing of an entry: the last later one that has set the same value, or brought or taken the same document; or the
 * refusal of the first that was only possible with what this one gave. So all that stands has been possible at every moment, and from
 * the last entry backwards everything can be undone.
 */
export function restingOn(world: World, of: Entry): Result<Entry | null, LedgerRefusal> {
  const changed = changedBy(of.outcome.events);
  const events = changed.shared(of.outcome.events);
  const later = isOutOfOrder(of) ? [] : laterOn(world, of, changed);
  let before = currentState(world, [...events, ...later.flatMap((one) => one.events)]);
  const again: LedgerEvent[] = [];
  for (const one of later) {
    const back = applyEvents(before, inverseEvents(one.events));
    // What was changed past the ledger meanwhile: it cannot be undone now itself, so it must not hinder another.
    if (!back.ok) continue;
    if (changed.isSetAgain(one.events)) return ok(one.entry);
    before = back.value;
    again.unshift(...one.events);
  }
  const without = applyEvents(before, inverseEvents(events));
  const since = without.ok ? applyEvents(without.value, again) : without;
  return since.ok ? ok(null) : since;
}

/** Newest first. */
function laterOn({ entries }: World, of: Entry, changed: Changed): readonly Later[] {
  const since = doneAt(entries, of);
  const redone = new Set(entries.ofKinds(["redo"]).flatMap((one) => (one.settled > since ? [one.request.entry] : [])));
  const owners = new Set(changed.shared(of.outcome.events).map((event) => eventOwner(event) || POOL));
  const around = new Set([...owners].flatMap((owner) => entries.ofSubject(owner)));
  const later = [...around].flatMap((entry): Later[] => {
    const isLater = entry.settled > since || redone.has(entry.id);
    if (!isLater || entry.id === of.id || entry.state !== "done" || takesBack(entry) || isOutOfOrder(entry)) return [];
    const events = changed.shared(entry.outcome.events);
    const done = events.length > 0 && isActive(entries, entry) ? doneAt(entries, entry) : since;
    return done > since ? [{ entry, events, done }] : [];
  });
  return later.toSorted((a, b) => b.done - a.done);
}

/** When a manual edit was made that no one watched is not known. */
function isOutOfOrder(entry: Entry): boolean {
  return entry.kind === "adjust" && entry.request.unwatched;
}
