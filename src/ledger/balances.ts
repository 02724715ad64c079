import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import { FATE_POINT_COUNTERS } from "../rules/events/ledger-state.ts";
import type { Entry } from "./entry.ts";
import { inOrder } from "./order.ts";

/** Everything that is counted for a character, and the GM's pool. */
const COUNTERS = [...FATE_POINT_COUNTERS, "pool"] as const;
export type Counter = (typeof COUNTERS)[number];

/** Owner of a history: an actor's uuid, or the GM's pool. */
export const POOL = "npc-pool";

export interface Move {
  readonly counter: Counter;
  readonly by: number;
  /** Balance after the entry. */
  readonly after: number;
}

export interface BalancedEntry {
  readonly entry: Entry;
  readonly moves: readonly Move[];
  /** Other changes to the owner of the history. */
  readonly others: readonly LedgerEvent[];
}

/** A counter: opening balance, sum of its entries, and current value. */
export interface Sum {
  readonly counter: Counter;
  readonly start: number;
  readonly by: number;
  readonly now: number;
}

export interface Balance {
  /** In the order settled, oldest first; pending ones last. */
  readonly entries: readonly BalancedEntry[];
  readonly sums: readonly Sum[];
}

/**
 * The entries of one history with the balance after each. An undone entry still counts, since its undo is an entry too.
 * `now`: what the documents say; the opening balance is the value before the first of these entries.
 */
export function balance(entries: readonly Entry[], subject: string, now: Readonly<Partial<Record<Counter, number>>>): Balance {
  const isDecided = ({ state }: Entry): boolean => state === "done" || state === "refused";
  const ordered = [...inOrder(entries.filter(isDecided)), ...entries.filter((entry) => !isDecided(entry))];
  const read = ordered.map((entry) => ({ entry, ...changesOf(entry, subject) }));
  const by = new Map<Counter, number>();
  for (const { moves } of read) for (const move of moves) by.set(move.counter, (by.get(move.counter) ?? 0) + move.by);
  const sums = COUNTERS.filter((counter) => by.has(counter) || now[counter] !== undefined).map((counter) => {
    const changed = by.get(counter) ?? 0;
    const is = now[counter] ?? 0;
    return { counter, start: is - changed, by: changed, now: is };
  });
  const running = new Map<Counter, number>(sums.map(({ counter, start }) => [counter, start]));
  const balanced = read.map(({ entry, moves, others }) => ({
    entry,
    others,
    moves: moves.map((move) => {
      const after = (running.get(move.counter) ?? 0) + move.by;
      running.set(move.counter, after);
      return { ...move, after };
    }),
  }));
  return { entries: balanced, sums };
}

interface Changes {
  readonly moves: readonly Omit<Move, "after">[];
  readonly others: readonly LedgerEvent[];
}

/** What a settled entry changed about the subject: each counter once, and the rest. */
function changesOf({ state, outcome }: Entry, subject: string): Changes {
  if (state !== "done") return { moves: [], others: [] };
  const by = new Map<Counter, number>();
  const others: LedgerEvent[] = [];
  for (const event of outcome.events) {
    const counter = counterOf(event, subject);
    if (counter && "by" in event) by.set(counter, (by.get(counter) ?? 0) + event.by);
    else if (counter === null && isAbout(event, subject)) others.push(event);
  }
  return {
    moves: [...by].filter(([, changed]) => changed !== 0).map(([counter, changed]) => ({ counter, by: changed })),
    others,
  };
}

function counterOf(event: LedgerEvent, subject: string): Counter | null {
  if (event.type === "npc-pool-changed") return subject === POOL ? "pool" : null;
  return event.type === "fate-points-changed" && event.actor === subject ? event.counter : null;
}

/** An aspect's uuid starts with its actor's. */
function isAbout(event: LedgerEvent, subject: string): boolean {
  if ("actor" in event) return event.actor === subject;
  if (!("aspect" in event)) return false;
  return typeof event.aspect === "string" ? event.aspect.startsWith(`${subject}.`) : event.aspect.parent === subject;
}
