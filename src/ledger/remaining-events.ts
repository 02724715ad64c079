import { inverseEvents } from "../rules/index.ts";
import type { LedgerEvent } from "../rules/index.ts";
import { netEvents } from "./net-events.ts";

/** What is left to change after part of it was written: the difference for each counter. */
export function remainingEvents(wanted: readonly LedgerEvent[], seen: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return netEvents([...wanted, ...inverseEvents(seen)].filter((event) => "by" in event));
}
