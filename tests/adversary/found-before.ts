import { isDeepStrictEqual } from "node:util";
import { inverseEvents, type LedgerEvent } from "../../src/rules/events/ledger-event.ts";

/**
 * What a client took as written before it settled an entry: what its outcome says and it did not write, and what it wrote to take
 * something back.
 */
export function foundBefore(outcome: readonly LedgerEvent[], written: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const said = outcome.filter(({ type }) => type !== "aspect-removed");
  return [...without(said, written), ...inverseEvents(without(written, said))];
}

/** Whether they are the same, in any order. */
export function sameEvents(some: readonly LedgerEvent[], others: readonly LedgerEvent[]): boolean {
  return some.length === others.length && without(some, others).length === 0;
}

/** The events of a list that are not in another, as often as they are there. */
function without(all: readonly LedgerEvent[], others: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const left = [...all];
  for (const event of others) {
    const at = left.findIndex((one) => sameEvent(one, event));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function sameEvent(one: LedgerEvent, other: LedgerEvent): boolean {
  return isDeepStrictEqual(one, other);
}
