import type { LedgerEvent } from "../rules/events/ledger-event.ts";
import type { Asks, EntryKind, Facts } from "./requests.ts";

export type { EntryKind } from "./requests.ts";

/** `pending`: requested, with no outcome yet. */
export const ENTRY_STATES = ["pending", "done", "refused"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface Refusal {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** What the authority found and changed. Empty while an entry is pending, except where it is planned again to be redone. */
export interface Outcome {
  /** How it was paid (a `Payment`), "" for none. */
  readonly payment: string;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
  /** Events that wait until the roll is resolved. */
  readonly later: readonly LedgerEvent[];
  /** Faces thrown for it. */
  readonly faces: readonly number[];
  /** The turn of a conflict it was made in, "" outside one. */
  readonly turn: string;
  readonly refusal: Refusal | null;
}

export const NO_OUTCOME: Outcome = { payment: "", points: 0, events: [], later: [], faces: [], turn: "", refusal: null };

interface EntryBase {
  /** Id of the request's message, kept after that message is deleted; of the outcome's where there was no request. */
  readonly id: string;
  /** When it was settled, in milliseconds of the server's clock; entries count in this order. 0 while pending. */
  readonly settled: number;
  /** Id of the user who asked: the request's author, set by the server. */
  readonly author: string;
  /** Uuid of the actor who pays; "" for none. */
  readonly actor: string;
  readonly actorName: string;
  /** Id of the ruleset active when it was requested. */
  readonly game: string;
  readonly outcome: Outcome;
  /** Whether this user may see it. */
  readonly visible: boolean;
  /** Ids of the only users who may see it; empty for all. */
  readonly readers: readonly string[];
}

/** What an entry asks, and what the authority found: null until it is done. */
export interface Said<K extends EntryKind> {
  readonly kind: K;
  readonly request: Asks[K];
  readonly facts: Facts[K] | null;
}

export type DoneOf<K extends EntryKind> = EntryBase & Said<K> & { readonly state: "done"; readonly facts: Facts[K] };
type NotDoneOf<K extends EntryKind> = EntryBase & Said<K> & { readonly state: Exclude<EntryState, "done">; readonly facts: null };

export type EntryOf<K extends EntryKind> = DoneOf<K> | NotDoneOf<K>;

/** One entry of the ledger: a request and its outcome. */
export type Entry = { readonly [K in EntryKind]: EntryOf<K> }[EntryKind];

/** One that was not refused. */
export type DoneEntry = Extract<Entry, { readonly state: "done" }>;

/** An entry of one of several kinds. */
export type EntryOfKinds<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;
export type DoneOfKinds<K extends EntryKind> = Extract<DoneEntry, { readonly kind: K }>;

/** A guard for `filter` and `find`. */
export function isOfKind<K extends EntryKind>(
  ...kinds: readonly K[]
): <E extends Pick<Entry, "kind">>(entry: E) => entry is Extract<E, { readonly kind: K }> {
  return <E extends Pick<Entry, "kind">>(entry: E): entry is Extract<E, { readonly kind: K }> =>
    kinds.some((kind) => kind === entry.kind);
}
