import { inverseEvents } from "../rules/index.ts";
import type { LedgerEvent } from "../rules/index.ts";
import { netEvents } from "./net-events.ts";

/** What is still to be changed of some counters where this much has changed: by how much each differs from what was wanted. */
export function remainingEvents(wanted: readonly LedgerEvent[], seen: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return netEvents([...wanted, ...inverseEvents(seen)].filter((event) => "by" in event));
}
