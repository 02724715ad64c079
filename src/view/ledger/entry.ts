import type { LedgerEvent } from "../../rules/index.ts";

/**
 * What an entry asks for. `compel` offers one, `answer` is anything said to it; `break` is a new session, scene …; `make`, `pass` and
 * `remove` are about aspects made in play; `assess` asks what is there to discover, `reveal` answers it; `pay-debt` and `pool` move points alone; `adjust` records a change that somebody made past
 * the ledger.
 */
export const ENTRY_KINDS = [
  "invoke",
  "spend",
  "counter",
  "settle",
  "compel",
  "answer",
  "break",
  "make",
  "pass",
  "remove",
  "assess",
  "reveal",
  "pay-debt",
  "pool",
  "undo",
  "redo",
  "adjust",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * How far an entry has come. `doing`: it is decided and its changes are being written, so that whoever takes over after a
 * crash finishes just that.
 */
export const ENTRY_STATES = ["asked", "doing", "done", "refused"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface EntryAsked {
  readonly on: string;
  readonly aspect: string;
  readonly aspectName: string;
  readonly gain: string;
  readonly die: number | null;
  readonly use: string;
  /** Uuid of the actor it is done to, "" for none. */
  readonly target: string;
  /** What happens, in the words of the one who asks. */
  readonly words: string;
  /** What a kind asks for besides, as its planner reads it; written by anybody's client. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly entry: string;
  readonly user: string;
}

export interface EntryRefusal {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface EntryOutcome {
  readonly payment: string;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
  readonly later: readonly LedgerEvent[];
  readonly thrown: readonly number[];
  readonly turn: string;
  readonly refusal: EntryRefusal | null;
}

/** One entry of the ledger, read from its message. */
export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly state: EntryState;
  readonly settled: number;
  /** Ids of the users who asked and who wrote last. */
  readonly author: string;
  readonly writer: string;
  /** The writer is a game master. */
  readonly byGm: boolean;
  /** The actor who pays; "" for none. */
  readonly actor: string;
  readonly actorName: string;
  readonly game: string;
  readonly asked: EntryAsked;
  readonly outcome: EntryOutcome;
  /** The reader may see it. */
  readonly visible: boolean;
}
