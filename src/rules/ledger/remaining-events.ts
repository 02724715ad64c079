import type { LedgerEvent } from "./ledger-event.ts";

type Counting = LedgerEvent & { readonly by: number };

/** What is still to be changed of some counters where this much has changed: by how much each differs from what was wanted. */
export function remainingEvents(wanted: readonly LedgerEvent[], seen: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const left = new Map<string, Counting>();
  const add = (event: LedgerEvent, sign: 1 | -1): void => {
    if (!isCounting(event)) return;
    const key = JSON.stringify(Object.entries({ ...event, by: 0 }).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    left.set(key, { ...event, by: (left.get(key)?.by ?? 0) + sign * event.by });
  };
  for (const event of wanted) add(event, 1);
  for (const event of seen) add(event, -1);
  return [...left.values()].filter(({ by }) => by !== 0);
}

function isCounting(event: LedgerEvent): event is Counting {
  return "by" in event;
}
