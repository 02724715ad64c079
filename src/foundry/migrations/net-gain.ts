import type { LedgerEvent } from "../../rules/events/ledger-event.ts";

/** By how much these changes leave their owner better off, sort by sort: what is paid in one sort does not make up for another. */
export function netPoints(events: readonly LedgerEvent[]): number {
  const sums = new Map<string, number>();
  for (const event of events) {
    const [sort, worth] = worthOf(event);
    sums.set(sort, (sums.get(sort) ?? 0) + worth);
  }
  return [...sums.values()].reduce((all, sum) => all + Math.max(0, sum), 0);
}

function worthOf(event: LedgerEvent): readonly [string, number] {
  switch (event.type) {
    case "fate-points-changed":
      if (event.counter !== "value" && event.counter !== "debt" && event.counter !== "held") return [event.counter, event.by];
      return ["points", event.counter === "debt" ? -event.by : event.by];
    case "aspect-boxes-changed":
      return ["boxes", -event.by];
    case "free-invocations-changed":
      return ["free", event.by];
    case "aspect-added":
      return ["free", Object.values(event.aspect.free).reduce((sum, { count }) => sum + count, 0)];
    case "track-box-checked":
      return ["track", -1];
    case "track-box-cleared":
      return ["track", 1];
    case "ammunition-changed":
      return ["ammunition", event.by];
    default:
      return ["", 0];
  }
}
