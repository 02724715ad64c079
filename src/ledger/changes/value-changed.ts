import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { eventTarget } from "./event-target.ts";

/** Names the value an event changes: where the next one is decided from all of it, that is the whole track, order or ladder. */
function valueChanged(event: LedgerEvent): string {
  const target = eventTarget(event);
  switch (event.type) {
    case "fate-points-changed":
      return `${event.counter} ${target}`;
    case "track-box-checked":
    case "track-box-cleared":
      return `track ${event.track} ${target}`;
    case "free-invocations-changed":
      return `free ${event.free} ${target}`;
    case "aspect-known":
      return `known ${event.user} ${target}`;
    case "challenge-marks-changed":
    case "challenge-counter-changed":
      return `ladder ${target}`;
    default:
      return `${event.type} ${target}`;
  }
}

/** Whether an event only adds to a value. Sums commute; anything else is set, and rests on what was set before. */
function isSum(event: LedgerEvent): boolean {
  switch (event.type) {
    case "fate-points-changed":
    case "npc-pool-changed":
    case "aspect-boxes-changed":
    case "free-invocations-changed":
    case "ammunition-changed":
    case "gear-quantity-changed":
      return true;
    default:
      return false;
  }
}

/** Whether it brings or takes a document: then everything else about that document depends on it. */
function isWhole(event: LedgerEvent): boolean {
  return (
    event.type === "aspect-added" || event.type === "aspect-removed" || (event.type === "gear-quantity-changed" && event.copied)
  );
}

/** What points were spent is given back at any time: there is always room for it. */
function isSpent(event: LedgerEvent): boolean {
  return (event.type === "fate-points-changed" || event.type === "npc-pool-changed") && event.by < 0;
}

/** What an entry changed that later ones may have needed, to compare with what they changed. */
export interface Changed {
  /** Those events that change the same values, or a document that came or went. */
  readonly shared: (events: readonly LedgerEvent[]) => readonly LedgerEvent[];
  /** Whether one of these shared events sets what this entry set. */
  readonly isSetAgain: (shared: readonly LedgerEvent[]) => boolean;
}

export function changedBy(all: readonly LedgerEvent[]): Changed {
  const events = all.filter((event) => !isSpent(event));
  const values = new Set(events.map(valueChanged));
  const targets = new Set(events.map(eventTarget));
  const wholes = new Set(events.filter(isWhole).map(eventTarget));
  const isOfWhole = (event: LedgerEvent): boolean =>
    wholes.has(eventTarget(event)) || (isWhole(event) && targets.has(eventTarget(event)));
  return {
    shared: (others) => others.filter((event) => values.has(valueChanged(event)) || isOfWhole(event)),
    isSetAgain: (shared) => shared.some((event) => !isSum(event) || isOfWhole(event)),
  };
}
