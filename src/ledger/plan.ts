import type { DicePlan } from "../rules/dice/dice-method.ts";
import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import type { Result } from "../rules/result.ts";
import type { Input } from "./read-input.ts";
import type { NoFacts } from "./request.ts";
import type { EntryKind, Facts } from "./requests.ts";

/** What an entry will change, planned from current data and not yet written. */
export interface Plan<K extends EntryKind = EntryKind> {
  readonly facts: Facts[K];
  readonly payment: string;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
  readonly later: readonly LedgerEvent[];
  /** Dice to throw for it, null for none. */
  readonly dice: DicePlan | null;
  readonly turn: string;
  /** What the rolls say that are built on for the first time, by id. */
  readonly builtOn: Readonly<Record<string, Input>>;
}

export type Planned<K extends EntryKind = EntryKind> = Result<Plan<K>>;

/** A plan with these events and no payment. */
export function plainPlan<K extends EntryKind>(
  facts: Facts[K],
  events: readonly LedgerEvent[] = [],
  otherwise: Partial<Omit<Plan<K>, "facts" | "events">> = {},
): Plan<K> {
  return { payment: "", points: 0, later: [], dice: null, turn: "", builtOn: {}, ...otherwise, facts, events };
}

/** Where only the events, or that it was done, matter. */
export const NO_FACTS: NoFacts = {};
export const noFacts = (): NoFacts => NO_FACTS;
