import type { LedgerEvent } from "./ledger-event.ts";

/** The event that restores the state before. The event of a removal holds the whole aspect, so nothing else is needed. */
export function inverseEvent(event: LedgerEvent): LedgerEvent {
  switch (event.type) {
    case "fate-points-changed":
    case "npc-pool-changed":
    case "aspect-boxes-changed":
    case "free-invocations-changed":
      return { ...event, by: -event.by };
    case "aspect-known":
      return { ...event, known: !event.known };
    case "aspect-added":
      return { ...event, type: "aspect-removed" };
    case "aspect-removed":
      return { ...event, type: "aspect-added" };
    case "track-box-marked":
      return { ...event, type: "track-box-cleared" };
    case "track-box-cleared":
      return { ...event, type: "track-box-marked" };
  }
}

/** Inverses are in reverse order. */
export function inverseEvents(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return events.map(inverseEvent).toReversed();
}
