import type { LedgerEvent, Result } from "../../rules/index.ts";
import type { EntryAsked } from "../../view/ledger/entry.ts";

/** What an entry will change, worked out and not yet written. */
export interface Plan {
  readonly payment: string;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
  readonly later: readonly LedgerEvent[];
  /** Faces thrown for it, and the roll that threw them. */
  readonly thrown: readonly number[];
  readonly rolls: readonly Roll.Implementation[];
  readonly turn: string;
  /** What the request says wrongly, or leaves to be found out. */
  readonly asked: Partial<EntryAsked>;
}

export type Planned = Result<Plan>;

/** A plan that changes these and nothing else. */
export function plainPlan(events: readonly LedgerEvent[], otherwise: Partial<Plan> = {}): Plan {
  return { payment: "", points: 0, events, later: [], thrown: [], rolls: [], turn: "", asked: {}, ...otherwise };
}
