import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { fromZero, NOTHING_COUNTED } from "../changes/counted-changes.ts";
import { eventOwner, eventTarget } from "../changes/event-target.ts";
import { type Account, counterName, sumOf, unexplained } from "../changes/net-events.ts";
import { grouped } from "../grouped.ts";

/** Of one difference: no stored number, however large, makes more adjustments. */
const MOST_PARTS = 20;

/** Opening balances by uuid ("" is the GM's pool), as events from zero. */
export type OpeningBalances = ReadonlyMap<string, readonly LedgerEvent[]>;

export interface Books {
  /** Empty before the books were begun: then everything is as it should be. */
  readonly opening: OpeningBalances;
  /** Changes by valid entries in their order, undone or not: an undo is an entry too. */
  readonly entries: readonly LedgerEvent[];
  /** Current values by uuid, as events from zero. */
  readonly now: ReadonlyMap<string, readonly LedgerEvent[]>;
  /** Whether to reset a document's opening balance: a GM brought it, or entries were deleted from its history. */
  readonly isReset: (uuid: string) => boolean;
}

export interface Reconciled {
  readonly opening: OpeningBalances;
  /** Differences, each to be recorded as an adjustment of its own, with their owners. */
  readonly unexplained: readonly (readonly [owner: string, events: readonly LedgerEvent[]])[];
}

/**
 * Each counter is its opening balance plus its entries. Manual edits made while no GM is connected, or between the crash of one
 * client and the next, are seen by no hook; so a new authority adds up, and records any difference as an adjustment. What nobody saw
 * come counts from zero. Opening balances do not change during play, so an entry need not write them.
 */
export function reconcile(books: Books): Reconciled {
  const balances = new Map<string, readonly LedgerEvent[]>();
  const found: LedgerEvent[] = [];
  for (const [uuid, account] of accounts(books)) {
    balances.set(uuid, account.start);
    found.push(...unexplained(account).flatMap((event) => inParts(event, account)));
  }
  return {
    opening: balances,
    unexplained: [...grouped(found, eventOwner)].flatMap(([owner, events]) => eachOnce(owner, events)),
  };
}

/** The account of each document, by uuid. One that is reset has nothing unexplained. */
export function accounts({ opening, entries, now, isReset }: Books): ReadonlyMap<string, Account> {
  const byTarget = grouped(
    entries.filter((event) => isBooked(event) || event.type === "aspect-added"),
    eventTarget,
  );
  const begins = opening.size === 0;
  return new Map(
    [...now].map(([uuid, counted]) => {
      const own = byTarget.get(uuid) ?? [];
      const rest = unexplained({ start: [], entries: own, now: counted });
      const start = begins || isReset(uuid) ? rest : (opening.get(uuid) ?? [...asAdded(own), ...rest.filter(isLoaded)]);
      return [uuid, { start, entries: own, now: counted }] as const;
    }),
  );
}

const BOOKED: ReadonlySet<LedgerEvent["type"]> = new Set<LedgerEvent["type"]>([
  "fate-points-changed",
  "npc-pool-changed",
  "aspect-boxes-changed",
  "free-invocations-changed",
  "track-box-checked",
  "track-box-cleared",
  "challenge-marks-changed",
  "challenge-counter-changed",
  "ammunition-changed",
]);

/** Whether it changes what the books count. */
export function isBooked({ type }: LedgerEvent): boolean {
  return BOOKED.has(type);
}

/** A weapon comes loaded. */
function isLoaded({ type }: LedgerEvent): boolean {
  return type === "ammunition-changed";
}

/** The balance before all entries, by what the last one that added the aspect says of it; nothing where none did. */
function asAdded(entries: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const at = entries.findLastIndex(({ type }) => type === "aspect-added");
  const added = entries[at];
  if (added?.type !== "aspect-added") return [];
  return unexplained({ start: [], entries: entries.slice(0, at), now: nowOfAspect(added.aspect) });
}

/** What is counted about an aspect, as events from zero. */
export function nowOfAspect({ uuid, checked, free }: Aspect): readonly LedgerEvent[] {
  return fromZero({ ...NOTHING_COUNTED, uuid, checked, free });
}

/**
 * What is full or empty in between cannot be undone at one go: an entry cleared a box of a row that was marked unseen, and it was marked
 * again. What the books alone would not hold is undone one by one, when there is room for it.
 */
function inParts(event: LedgerEvent, { start, entries, now }: Account): readonly LedgerEvent[] {
  if (!isBounded(event)) return [event];
  const sum = (of: readonly LedgerEvent[]): number => sumOf(of, event);
  const [opening, booked] = [sum(start), sum([...start, ...entries])];
  const most = Math.max(opening, sum(now));
  const rest = Math.min(Math.max(0, event.by > 0 ? -booked : booked - most), MOST_PARTS);
  const one = Math.sign(event.by);
  const first = event.by - one * rest;
  return [...(first === 0 ? [] : [{ ...event, by: first }]), ...Array.from({ length: rest }, () => ({ ...event, by: one }))];
}

/** Counted, and never more than there is room for. */
function isBounded(event: LedgerEvent): event is Extract<LedgerEvent, { readonly by: number }> {
  return event.type === "aspect-boxes-changed" || event.type === "challenge-marks-changed" || event.type === "ammunition-changed";
}

/**
 * A box checked unseen, cleared by an entry, and checked unseen once more is missing twice. No entry checks a box twice: it could
 * never be undone, and would block what came before it. So the second time is an adjustment of its own.
 */
function eachOnce(owner: string, events: readonly LedgerEvent[]): Reconciled["unexplained"] {
  const [once, again]: [LedgerEvent[], LedgerEvent[]] = [[], []];
  const seen = new Set<string>();
  for (const event of events) {
    const name = counterName(event);
    (seen.has(name) ? again : once).push(event);
    seen.add(name);
  }
  return again.length === 0 ? [[owner, once]] : [[owner, once], ...eachOnce(owner, again)];
}
