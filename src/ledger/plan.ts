import type { DicePlan, LedgerEvent, Result } from "../rules/index.ts";
import type { EntryKind, Requests } from "./entry.ts";

/** What an entry will change, planned from current data and not yet written. */
export interface Plan<K extends EntryKind = EntryKind> {
  /** The request, corrected from current data. */
  readonly request: Requests[K];
  readonly payment: string;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
  readonly later: readonly LedgerEvent[];
  /** Dice to throw for it, null for none. */
  readonly dice: DicePlan | null;
  readonly turn: string;
}

export type Planned<K extends EntryKind = EntryKind> = Result<Plan<K>>;

/** A plan with these events and no payment. */
export function plainPlan<K extends EntryKind>(
  request: Requests[K],
  events: readonly LedgerEvent[] = [],
  otherwise: Partial<Omit<Plan<K>, "request" | "events">> = {},
): Plan<K> {
  return { payment: "", points: 0, later: [], dice: null, turn: "", ...otherwise, request, events };
}
