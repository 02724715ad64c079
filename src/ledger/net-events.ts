import { inverseEvents } from "../rules/index.ts";
import type { LedgerEvent } from "../rules/index.ts";

type Counting = Extract<LedgerEvent, { readonly by: number }>;
type Boxing = Extract<LedgerEvent, { readonly type: "box-marked" | "box-cleared" }>;

/**
 * What many changes come to, counter by counter: what cancels out is gone. What comes or goes whole counts nothing. A box that is
 * marked more often than cleared stands there as often as that, whether or not it can be.
 */
export function netEvents(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const sums = new Map<string, { readonly like: Counting | Boxing; by: number }>();
  for (const event of events) {
    if (!isCounted(event)) continue;
    const by = isBoxing(event) ? signOf(event) : event.by;
    const name = nameOf(event);
    const sum = sums.get(name);
    if (sum) sum.by += by;
    else sums.set(name, { like: event, by });
  }
  return [...sums.values()].flatMap(({ like, by }) => (by === 0 ? [] : ofSum(like, by)));
}

interface Account {
  /** What was there before the first entry, as changes of nothing. */
  readonly start: readonly LedgerEvent[];
  /** Everything that entries have changed since. */
  readonly entries: readonly LedgerEvent[];
  /** What is there now, as changes of nothing. */
  readonly now: readonly LedgerEvent[];
}

/** What no entry tells of: with it the entries lead from the start to what is there now. */
export function unaccounted({ start, entries, now }: Account): readonly LedgerEvent[] {
  return netEvents([...now, ...inverseEvents([...start, ...entries])]);
}

/** Whether two lists of events come to the same, and bring, take and tell of the same aspects. */
export function sameChanges(a: readonly LedgerEvent[], b: readonly LedgerEvent[]): boolean {
  return netEvents([...a, ...inverseEvents(b)]).length === 0 && uncounted(a) === uncounted(b);
}

function uncounted(events: readonly LedgerEvent[]): string {
  const names = events.flatMap((event) => {
    if (event.type === "aspect-known") return [`${event.user} ${event.aspect} ${event.known}`];
    return event.type === "aspect-added" || event.type === "aspect-removed" ? [`${event.type} ${event.aspect.uuid}`] : [];
  });
  return names.toSorted().join("\n");
}

function isCounted(event: LedgerEvent): event is Counting | Boxing {
  return "by" in event || isBoxing(event);
}

function isBoxing(event: LedgerEvent): event is Boxing {
  return event.type === "box-marked" || event.type === "box-cleared";
}

/** Of which counter it is a change: everything about it but by how much. */
function nameOf(event: Counting | Boxing): string {
  const counter = isBoxing(event) ? { ...event, type: "" } : { ...event, by: 0 };
  return JSON.stringify(Object.entries(counter).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function signOf({ type }: Boxing): 1 | -1 {
  return type === "box-marked" ? 1 : -1;
}

function ofSum(like: Counting | Boxing, by: number): readonly LedgerEvent[] {
  if (!isBoxing(like)) return [{ ...like, by }];
  const type = by > 0 ? "box-marked" : "box-cleared";
  return Array.from({ length: Math.abs(by) }, () => ({ ...like, type }));
}
