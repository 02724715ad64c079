import type { LedgerEvent } from "../rules/index.ts";
import { eventOwner, eventTarget } from "./changes/event-target.ts";
import { grouped } from "./grouped.ts";
import { unexplained } from "./changes/net-events.ts";

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
    const rest = unexplained({ start: known ?? [], entries: byTarget.get(uuid) ?? [], now: counted });
    balances.set(uuid, known ?? rest);
    if (known) found.push(...rest);
  }
  return {
    opening: balances,
    unexplained: [...grouped(found, eventOwner)].flatMap(([owner, events]) => eachOnce(owner, events)),
  };
}

/**
 * A box checked unseen, cleared by an entry, and checked unseen once more is missing twice. No entry checks a box twice: it could
 * never be undone, and would block what came before it. So the second time is an adjustment of its own.
 */
function eachOnce(owner: string, events: readonly LedgerEvent[]): Reconciled["unexplained"] {
  const [once, again]: [LedgerEvent[], LedgerEvent[]] = [[], []];
  const seen = new Set<string>();
  for (const event of events) {
    const name = JSON.stringify(event);
    (seen.has(name) ? again : once).push(event);
    seen.add(name);
  }
  return again.length === 0 ? [[owner, once]] : [[owner, once], ...eachOnce(owner, again)];
}
