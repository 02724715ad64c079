import type { Result } from "../rules/result.ts";
import type { EntryKind, EntryOf, Said } from "./entry.ts";
import type { Planned } from "./plan.ts";
import type { Input } from "./read-input.ts";
import type { Asks, Facts } from "./requests.ts";
import type { EntryBook, World } from "./world.ts";

/** Everything the ledger knows about one kind of entry. How it reads is in `src/view`, in the folder of its chapter. */
export interface Kind<K extends EntryKind> {
  /** What is asked, from untrusted client input; null where it cannot be read. */
  readonly parse: (input: Input) => Asks[K] | null;
  /** What the authority found, from the same field of an outcome. */
  readonly parseFacts: (input: Input) => Facts[K];
  /** What it changes, from current data, or why it cannot be done now. */
  readonly plan: (world: World, entry: EntryOf<K>, kinds: Kinds) => Planned<K>;
  /** Ids of the messages and entries it is about, the main one first; "" for none. */
  readonly about: (said: Said<K>) => readonly string[];
  /** Uuids of the actors it is done to, besides the payer and those it changes. */
  readonly concerns?: (said: Said<K>) => readonly string[];
  /** Its author need not play the actor it is by. */
  readonly byAnother?: (request: Asks[K]) => boolean;
  /** It is in every history. */
  readonly concernsAll?: true;
  /** Only GMs may see that it was asked. */
  readonly secret?: (world: World, request: Asks[K]) => boolean;
  /** It asks a GM for something, and no one has answered yet. */
  readonly asksGm?: (book: EntryBook, entry: EntryOf<K>) => boolean;
  /** Id of a roll whose total counts on another with it, "" where no roll was made. */
  readonly countsRoll?: (request: Asks[K]) => string;
  /** It uses an aspect, which counts for as long as the turn of the conflict lasts. */
  readonly usesAspect?: (request: Asks[K]) => boolean;
  /** Item data of the copies it creates, by id. */
  readonly copies?: (world: Pick<World, "newId">, entry: EntryOf<K>) => ReadonlyMap<string, Input>;
  /** Where the order of undoing differs from the usual: later entries about the same depend on it, and it on earlier ones. */
  readonly order?: UndoOrder<K>;
}

export type Kinds = { readonly [K in EntryKind]: Kind<K> };

/** What must be undone before what. */
interface UndoOrder<K extends EntryKind> {
  /** Id of the message or entry whose later entries may depend on it, if not the first it is about; "" for none. */
  readonly on?: (request: Asks[K]) => string;
  /** Independent of the dice: depends only on other additions. */
  readonly fromOutside?: true;
  /** Earlier kinds it does not depend on. */
  readonly independentOf?: readonly EntryKind[] | "all";
  /** The only later kinds that depend on it. */
  readonly dependents?: readonly EntryKind[];
  /** Redone as it was, also where it would now change something else. */
  readonly asItWas?: true;
  /** The refusal to undo what it depends on, if it is not just "a later entry". */
  readonly refuses?: (request: Asks[K]) => Result<never>;
}
