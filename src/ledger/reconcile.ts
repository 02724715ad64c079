import type { LedgerEvent } from "../rules/index.ts";
import { eventOwner, eventTarget } from "./event-target.ts";
import { grouped } from "./grouped.ts";
import { unaccounted } from "./net-events.ts";

/** What was counted of each document before its first entry, by uuid ("" is the GM's pool), as changes of nothing. */
export type OpeningBalances = ReadonlyMap<string, readonly LedgerEvent[]>;

export interface Books {
  readonly opening: OpeningBalances;
  /** What the entries that count have changed, undone or not: what undoes them is an entry itself. */
  readonly entries: readonly LedgerEvent[];
  /** What is there now, by uuid, as changes of nothing. */
  readonly now: ReadonlyMap<string, readonly LedgerEvent[]>;
  /** Whether the opening balance of a document is to be taken anew: it is new, or entries were taken out of its history. */
  readonly isReset: (uuid: string) => boolean;
}

export interface Reconciled {
  readonly opening: OpeningBalances;
  /** What opening balance and entries do not come to, by whose it is: to be written down as adjustments. */
  readonly unexplained: ReadonlyMap<string, readonly LedgerEvent[]>;
}

/**
 * Each counter is its opening balance plus its entries. Nobody sees what an owner changes by hand while no GM is there, nor what
 * happens between a client that dies and the next, so an authority that begins adds up: the rest becomes an adjustment, and the sum
 * holds. An opening balance stays while people play, so nothing has to be written with an entry.
 */
export function reconcile({ opening, entries, now, isReset }: Books): Reconciled {
  const byTarget = grouped(entries, eventTarget);
  const balances = new Map<string, readonly LedgerEvent[]>();
  const found: LedgerEvent[] = [];
  for (const [uuid, counted] of now) {
    const known = isReset(uuid) ? undefined : opening.get(uuid);
    const rest = unaccounted({ start: known ?? [], entries: byTarget.get(uuid) ?? [], now: counted });
    balances.set(uuid, known ?? rest);
    if (known) found.push(...rest);
  }
  return { opening: balances, unexplained: grouped(found, eventOwner) };
}
