import { type Entry, type EntryKind, type EntryOfKinds, isOfKind, NO_OUTCOME } from "./entry.ts";
import { aboutOf, concernsAll, usesAspect } from "./kinds.ts";
import { type LedgerMessage, type OutcomeMessage, pendingEntry, type RequestMessage, settledEntry } from "./message.ts";
import { inOrder, takesBack } from "./order.ts";
import { subjectsOf } from "./subjects.ts";
import type { EntryBook } from "./world.ts";

/** A break shows in every history, whether or not it changed anything there. */
const ALL_USERS = "*";

/** One entry was added, settled, or removed. */
export interface EntryChange {
  readonly id: string;
  readonly before: Entry | null;
  readonly after: Entry | null;
  /** The entry as it is now, or was last, and the one it undoes or redoes: what has changed on the screen. */
  readonly entries: readonly Entry[];
}

interface Filed {
  request: RequestMessage | null;
  readonly outcomes: Map<string, OutcomeMessage>;
  /** Built on first use. */
  entry: Entry | null | undefined;
  /** Index keys of all its messages, by message id. */
  readonly keys: Map<string, readonly Key[]>;
  /** Index keys of the message that counts. */
  found: readonly Key[];
}

/** Indexes in one map: `on:<id>`, `turn:<turn>`, `kind:<kind>`, `of:<subject>`. */
type Key = `on:${string}` | `turn:${string}` | `kind:${EntryKind}` | `of:${string}`;

/**
 * Every entry of the ledger with its look-ups, filled from messages in any order.
 *
 * The threat model, in one place. A player's client may be modified: it can create any message in its own name, change or delete its
 * own messages, and write its own documents. It cannot write as another user, nor touch a GM's messages or world settings. So a
 * request is a wish, from which the authority takes the actor, the aspect and the choice, and computes the rest from current data; an
 * outcome counts if a GM wrote it; nothing else is believed.
 */
export class EntryStore implements EntryBook {
  readonly #filed = new Map<string, Filed>();
  /** Ids of entries by message. */
  readonly #byMessage = new Map<string, string>();
  readonly #index = new Map<string, Set<string>>();

  /** Adds a message, or reads a changed one. An outcome that no GM wrote is as good as none. */
  add(message: LedgerMessage): EntryChange | null {
    const { message: id, entry } = message;
    if (message.type === "outcome" && !message.byGm) return this.drop(id);
    const before = this.entry(entry);
    this.drop(id);
    const filed = this.#filed.get(entry) ?? newlyFiled();
    this.#filed.set(entry, filed);
    this.#byMessage.set(id, entry);
    if (message.type === "request") filed.request = message;
    else filed.outcomes.set(id, message);
    this.#file(message, filed);
    filed.entry = undefined;
    return this.#change(entry, before, this.#entryOf(filed));
  }

  /** Removes a message; null where it was not the ledger's, or a request whose outcome says all of the entry. */
  drop(message: string): EntryChange | null {
    const id = this.#byMessage.get(message);
    const filed = id === undefined ? undefined : this.#filed.get(id);
    if (id === undefined || !filed) return null;
    const before = this.#entryOf(filed);
    this.#byMessage.delete(message);
    const isRequest = filed.request?.message === message;
    if (isRequest) filed.request = null;
    filed.outcomes.delete(message);
    filed.entry = undefined;
    const after = this.#entryOf(filed);
    if (!filed.request && filed.outcomes.size === 0) this.#forget(id, filed);
    return isRequest && filed.outcomes.size > 0 ? null : this.#change(id, before, after);
  }

  #change(id: string, before: Entry | null, after: Entry | null): EntryChange {
    const entry = after ?? before;
    const undone = entry && takesBack(entry) ? this.entry(entry.request.entry) : null;
    return { id, before, after, entries: [...(entry ? [entry] : []), ...(undone ? [undone] : [])] };
  }

  clear(): void {
    this.#filed.clear();
    this.#byMessage.clear();
    this.#index.clear();
  }

  readonly entry = (id: string): Entry | null => {
    const filed = this.#filed.get(id);
    return filed ? this.#entryOf(filed) : null;
  };

  readonly about = (id: string): readonly Entry[] => {
    const found = new Map<string, Entry>();
    const names = [id];
    // A chain of entries may be as long as a client cares to make it.
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      for (const entry of this.#under(`on:${name}`)) {
        if (found.has(entry.id)) continue;
        found.set(entry.id, entry);
        names.push(entry.id);
      }
    }
    return inOrder([...found.values()]);
  };

  readonly ofTurn = (turn: string): readonly Entry[] => (turn === "" ? [] : inOrder(this.#under(`turn:${turn}`)));

  readonly usesOfTurn = (turn: string): readonly Entry[] => this.ofTurn(turn).filter((entry) => usesAspect(entry));

  readonly ofKinds = <K extends EntryKind>(kinds: readonly K[]): readonly EntryOfKinds<K>[] =>
    inOrder(kinds.flatMap((kind) => this.#under(`kind:${kind}`).filter(isOfKind(kind))));

  readonly ofSubject = (subject: string): readonly Entry[] =>
    inOrder([...new Set([...this.#under(`of:${subject}`), ...this.#under(`of:${ALL_USERS}`)])]);

  all(): readonly Entry[] {
    return inOrder([...this.#filed.values()].flatMap((filed) => this.#entryOf(filed) ?? []));
  }

  /** The requests that wait, in the order the server received them. */
  pending(): readonly Entry[] {
    const waiting = [...this.#filed.values()].flatMap((filed) => {
      const entry = filed.request ? this.#entryOf(filed) : null;
      return filed.request && entry?.state === "pending" ? [{ entry, received: filed.request.received }] : [];
    });
    return waiting.toSorted((a, b) => a.received - b.received).map(({ entry }) => entry);
  }

  /** The messages of an entry: its request and its outcomes, the first of which counts. */
  messagesOf(id: string): { readonly request: RequestMessage | null; readonly outcomes: readonly OutcomeMessage[] } {
    const filed = this.#filed.get(id);
    return { request: filed?.request ?? null, outcomes: [...(filed?.outcomes.values() ?? [])] };
  }

  /** Id of the entry a message belongs to, "" for none. */
  entryIdOf(message: string): string {
    return this.#byMessage.get(message) ?? "";
  }

  /** A message that does not count indexes nothing. */
  #under(key: Key): Entry[] {
    return [...(this.#index.get(key) ?? [])].flatMap((id) => {
      const filed = this.#filed.get(id);
      const entry = filed && this.#entryOf(filed);
      return entry && filed.found.includes(key) ? [entry] : [];
    });
  }

  #file(message: LedgerMessage, filed: Filed): void {
    const keys = keysOf(message);
    filed.keys.set(message.message, keys);
    for (const key of keys) this.#index.set(key, (this.#index.get(key) ?? new Set()).add(message.entry));
  }

  #forget(id: string, filed: Filed): void {
    this.#filed.delete(id);
    for (const key of [...filed.keys.values()].flat()) {
      const ids = this.#index.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.#index.delete(key);
    }
  }

  #entryOf(filed: Filed): Entry | null {
    if (filed.entry !== undefined) return filed.entry;
    const outcome = firstOf(filed.outcomes);
    const message = outcome ?? filed.request;
    filed.entry = outcome ? settledEntry(outcome) : filed.request && pendingEntry(filed.request);
    filed.found = filed.keys.get(message?.message ?? "") ?? [];
    return filed.entry;
  }
}

/** Ties go by message id, so that every client picks the same one. */
function firstOf(outcomes: Filed["outcomes"]): OutcomeMessage | null {
  return inOrder([...outcomes.values()].map((one) => ({ ...one, id: one.message })))[0] ?? null;
}

function newlyFiled(): Filed {
  return { request: null, outcomes: new Map(), entry: null, keys: new Map(), found: [] };
}

function keysOf(message: LedgerMessage): Key[] {
  const { said, actor } = message;
  const { events, turn } = message.type === "outcome" ? message.outcome : NO_OUTCOME;
  const subjects = [...subjectsOf(actor, said, events), ...(concernsAll(said) ? [ALL_USERS] : [])];
  return [
    ...aboutOf(said).map((id) => `on:${id}` as const),
    ...(turn === "" ? [] : [`turn:${turn}` as const]),
    `kind:${said.kind}`,
    ...new Set(subjects.map((subject) => `of:${subject}` as const)),
  ];
}

/** Whether a change of an entry touches a history. */
export function concernsSubject(store: Pick<EntryStore, "ofSubject">, { id, before }: EntryChange, subject: string): boolean {
  return (before !== null && concernsAll(before)) || store.ofSubject(subject).some((entry) => entry.id === id);
}
