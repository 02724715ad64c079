import type { LedgerEvent } from "../rules/index.ts";
import { eventOwner, eventTarget } from "./changes/event-target.ts";
import { grouped } from "./grouped.ts";
import { counterName, sumLike, unexplained } from "./changes/net-events.ts";

/** Of one difference: no stored number, however large, makes more adjustments. */
const MOST_PARTS = 20;

/** Opening balances by uuid ("" is the GM's pool), as events from zero. */
export type OpeningBalances = ReadonlyMap<string, readonly LedgerEvent[]>;

export interface Books {
  readonly opening: OpeningBalances;
  /** Changes by valid entries, undone or not: an undo is an entry too. */
  readonly entries: readonly LedgerEvent[];
  /** Current values by uuid, as events from zero. */
  readonly now: ReadonlyMap<string, readonly LedgerEvent[]>;
  /** Whether to reset a document's opening balance: it is new, or entries were deleted from its history. */
  readonly isReset: (uuid: string) => boolean;
}

export interface Reconciled {
  readonly opening: OpeningBalances;
  /** Differences, each to be recorded as an adjustment of its own, with their owners. */
  readonly unexplained: readonly (readonly [owner: string, events: readonly LedgerEvent[]])[];
}

/**
 * Each counter is its opening balance plus its entries. Manual edits made while no GM is connected, or between the crash of one
 * client and the next, are seen by no hook; so a new authority adds up, and records any difference as an adjustment. Opening
 * balances do not change during play, so an entry need not write them.
 */
export function reconcile({ opening, entries, now, isReset }: Books): Reconciled {
  const byTarget = grouped(entries, eventTarget);
  const balances = new Map<string, readonly LedgerEvent[]>();
  const found: LedgerEvent[] = [];
  for (const [uuid, counted] of now) {
    const known = isReset(uuid) ? undefined : opening.get(uuid);
    const account = { start: known ?? [], entries: byTarget.get(uuid) ?? [], now: counted };
    const rest = unexplained(account);
    balances.set(uuid, known ?? rest);
    if (known) found.push(...rest.flatMap((event) => inParts(event, account)));
  }
  return {
    opening: balances,
    unexplained: [...grouped(found, eventOwner)].flatMap(([owner, events]) => eachOnce(owner, events)),
  };
}

/**
 * What is full or empty in between cannot be undone at one go: an entry cleared a box of a row that was marked unseen, and it was marked
 * again. What the books alone would not hold is undone one by one, when there is room for it.
 */
function inParts(event: LedgerEvent, { start, entries, now }: Parameters<typeof unexplained>[0]): readonly LedgerEvent[] {
  if (!isBounded(event)) return [event];
  const sum = (of: readonly LedgerEvent[]): number => sumLike(event, of);
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
