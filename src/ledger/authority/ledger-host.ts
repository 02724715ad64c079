import type { DicePlan } from "../../rules/dice/dice-method.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { Result } from "../../rules/result.ts";
import type { LedgerWrites } from "../changes/ledger-writes.ts";
import type { Entry, Refusal } from "../entry.ts";
import type { EntryStore } from "../entry-store.ts";
import type { Plan } from "../plan.ts";
import type { World } from "../world.ts";
import type { OpeningBalances } from "./reconcile.ts";
import type { Mark } from "./marks.ts";
import type { Later } from "./work.ts";

/** Part of an entry, written into one document together with a mark that says so. */
export interface Part {
  readonly entry: Entry;
  readonly events: readonly LedgerEvent[];
  readonly writes: LedgerWrites;
}

/** Faces thrown, and whatever the host needs to show the dice. */
export interface Thrown {
  readonly faces: readonly number[];
  readonly rolls: readonly object[];
}

export type Settled =
  ({ readonly state: "done" } & Omit<Plan, "dice"> & Thrown) | { readonly state: "refused"; readonly refusal: Refusal };

/** What settling one request needs of the host it runs in. */
export interface SettlingHost {
  /** The world as the documents say it is now. */
  readonly world: () => World;
  readonly throwDice: (plan: DicePlan) => Later<Thrown>;
  /** Resolves to what has really changed, null where that is not observed. Rejects if the server does. */
  readonly write: (part: Part) => Later<readonly LedgerEvent[] | null>;
  /** Without a connection nobody knows what was written. */
  readonly isConnected: () => boolean;
  /** Creates the outcome, with what will be removed for it. */
  readonly say: (entry: Entry, settled: Settled) => Later<void>;
  /** Removes what these events say is gone, if it is still there. */
  readonly remove: (events: readonly LedgerEvent[]) => Later<void>;
}

/**
 * What the authority needs besides. Of what players write nothing comes through it but requests and the documents that are theirs;
 * marks are given as anyone may have stored them.
 */
export interface LedgerHost extends SettlingHost {
  readonly store: EntryStore;
  /** Deletes a request without an answer. */
  readonly withdraw: (entry: Entry) => Later<void>;
  /** What has to be done before anything is settled: old data moved, what a crash left behind deleted. */
  readonly prepare: () => Later<void>;
  readonly marks: () => readonly Mark[];
  /** Resolves once every change seen so far is recorded. */
  readonly recorded: () => Later<void>;
  /** Current values by uuid ("" is the GM's pool), as events from zero. */
  readonly counted: () => ReadonlyMap<string, readonly LedgerEvent[]>;
  readonly opening: () => OpeningBalances;
  readonly storeOpening: (opening: OpeningBalances) => Later<void>;
  /** Whether a GM has written a document last. */
  readonly isOfGm: (uuid: string) => boolean;
  /** Records changes that nobody watched. */
  readonly adjust: (owner: string, events: readonly LedgerEvent[]) => Later<void>;
  /** Someone asks for so much at once that others go first. */
  readonly flooded: (author: string) => void;
  /** Words for something that failed. */
  readonly failed: (error: unknown) => void;
}

export type Written = Result<null>;
