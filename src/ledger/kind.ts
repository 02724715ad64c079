import type { EntryKind, EntryOf, Requests } from "./entry.ts";
import type { Planned } from "./plan.ts";
import type { Input } from "./read-input.ts";
import type { World } from "./world.ts";

/** Everything the ledger knows about one kind of entry. Its words are in `view/ledger/lines`. */
export interface Kind<K extends EntryKind> {
  /** Untrusted client input as a request; null where it cannot be read. */
  readonly parse: (input: Input) => Requests[K] | null;
  /** What it changes, from current data, or why it cannot be done now. */
  readonly plan: (world: World, entry: EntryOf<K>) => Planned<K>;
  /** Ids of the messages and entries it is about, the main one first; "" for none. */
  readonly about: (request: Requests[K]) => readonly string[];
  /** Uuids of the actors it is done to, besides the payer and those it changes. */
  readonly concerns?: (request: Requests[K]) => readonly string[];
  /** Only a GM's client settles it, even where the author could write everything it changes. */
  readonly needsGm?: (world: World, entry: EntryOf<K>) => boolean;
  /** It gives something for a payment: where the author settles it alone, the events must show that payment. */
  readonly paid?: true;
  /** The most it can bring an author who settles it alone (`gained`); 0 where this is missing. */
  readonly brings?: number;
}
