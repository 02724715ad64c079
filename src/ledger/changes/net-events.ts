import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";

type Counting = Extract<LedgerEvent, { readonly by: number }>;
type Boxing = Extract<LedgerEvent, { readonly type: "track-box-checked" | "track-box-cleared" }>;

/**
 * The net change of a list of events, counter by counter: opposite changes cancel out. Aspects added or removed are left out. A box
 * marked more often than cleared is listed that many times.
 */
export function netEvents(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const sums = new Map<string, { readonly like: Counting | Boxing; by: number }>();
  for (const event of events) {
    if (!isCounted(event)) continue;
    const by = isBoxing(event) ? signOf(event) : event.by;
    const name = counterName(event);
    const sum = sums.get(name);
    if (sum) sum.by += by;
    else sums.set(name, { like: event, by });
  }
  return [...sums.values()].flatMap(({ like, by }) => (by === 0 ? [] : ofSum(like, by)));
}

/** What is counted about a document. */
export interface Account {
  /** Opening balances, as events from zero. */
  readonly start: readonly LedgerEvent[];
  /** What entries have changed since. */
  readonly entries: readonly LedgerEvent[];
  /** Current values, as events from zero. */
  readonly now: readonly LedgerEvent[];
}

/** Unexplained changes: opening balance + entries + these = current values. */
export function unexplained({ start, entries, now }: Account): readonly LedgerEvent[] {
  return netEvents([...now, ...inverseEvents([...start, ...entries])]);
}

/** What is left to change after part of it was written: the difference for each counter. */
export function remainingEvents(wanted: readonly LedgerEvent[], seen: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return netEvents([...wanted, ...inverseEvents(seen)].filter((event) => "by" in event));
}

/** Whether two lists of events have the same net change, and add, remove and reveal the same aspects. */
export function sameChanges(a: readonly LedgerEvent[], b: readonly LedgerEvent[]): boolean {
  return netEvents([...a, ...inverseEvents(b)]).length === 0 && uncounted(a) === uncounted(b);
}

function uncounted(events: readonly LedgerEvent[]): string {
  const names = events.flatMap((event) => {
    if (event.type === "conflict-mark-changed") return [JSON.stringify([event.target, event.field, event.from, event.to])];
    if (event.type === "actor-moved") return [JSON.stringify([event.actor, event.from, event.to])];
    if (event.type === "aspect-known") return [`${event.user} ${event.aspect} ${event.known}`];
    return event.type === "aspect-added" || event.type === "aspect-removed" ? [`${event.type} ${event.aspect.uuid}`] : [];
  });
  return names.toSorted().join("\n");
}

function isCounted(event: LedgerEvent): event is Counting | Boxing {
  return "by" in event || isBoxing(event);
}

function isBoxing(event: LedgerEvent): event is Boxing {
  return event.type === "track-box-checked" || event.type === "track-box-cleared";
}

/** By how much these events change the counter this one changes; a box that is marked is one more. */
export function sumOf(events: readonly LedgerEvent[], like: LedgerEvent): number {
  const name = counterName(like);
  return events.reduce((sum, event) => {
    if (!isCounted(event) || counterName(event) !== name) return sum;
    return sum + (isBoxing(event) ? signOf(event) : event.by);
  }, 0);
}

/** Identifies the counter an event changes: all of it but the amount. */
export function counterName(event: LedgerEvent): string {
  const counter = isBoxing(event) ? { ...event, type: "" } : { ...event, by: 0 };
  return JSON.stringify(Object.entries(counter).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function signOf({ type }: Boxing): 1 | -1 {
  return type === "track-box-checked" ? 1 : -1;
}

function ofSum(like: Counting | Boxing, by: number): readonly LedgerEvent[] {
  if (!isBoxing(like)) return [{ ...like, by }];
  const type = by > 0 ? "track-box-checked" : "track-box-cleared";
  return Array.from({ length: Math.abs(by) }, () => ({ ...like, type }));
}
