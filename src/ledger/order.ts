import {
  type DoneEntry,
  type DoneOf,
  type DoneOfKinds,
  type Entry,
  type EntryKind,
  type EntryOfKinds,
  isOfKind,
} from "./entry.ts";
import type { EntryBook } from "./world.ts";

/** Entries count in the order they were settled; ties go by id, so that all clients agree. Pending ones come last. */
export function inOrder<E extends Pick<Entry, "id" | "settled" | "state">>(entries: readonly E[]): E[] {
  const at = ({ state, settled }: E): number => (state === "pending" ? Number.POSITIVE_INFINITY : settled);
  return entries.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** Whether it undoes or redoes another entry, which its request names. */
export function takesBack(entry: Entry): entry is EntryOfKinds<"undo" | "redo"> {
  return isOfKind("undo", "redo")(entry);
}

/** Ids of the settled entries that stand: not undone, or redone since. Takes only entries that count. */
export function standing(entries: readonly Entry[]): ReadonlySet<string> {
  const done = inOrder(entries.filter(({ state }) => state === "done"));
  const stands = new Set(done.filter((entry) => !takesBack(entry)).map(({ id }) => id));
  const known = new Set(stands);
  for (const entry of done) {
    if (entry.kind === "undo") stands.delete(entry.request.entry);
    else if (entry.kind === "redo" && known.has(entry.request.entry)) stands.add(entry.request.entry);
  }
  return stands;
}

/** Settled entries about a message or an entry that stand, in order. */
export function activeOn(book: EntryBook, id: string): readonly DoneEntry[] {
  const entries = book.about(id);
  const stands = standing(entries);
  return entries.filter(isDone).filter((entry) => stands.has(entry.id));
}

/** Entries of these kinds that stand, in order. */
export function activeOfKinds<K extends EntryKind>(book: EntryBook, ...kinds: readonly K[]): readonly DoneOfKinds<K>[] {
  return book
    .ofKinds(kinds)
    .filter(isDone<EntryOfKinds<K>>)
    .filter((entry) => isActive(book, entry));
}

function isDone<E extends Pick<Entry, "state">>(entry: E): entry is Extract<E, { readonly state: "done" }> {
  return entry.state === "done";
}

/** Whether a settled entry still stands. */
export function isActive(book: EntryBook, entry: Entry): boolean {
  return wasActiveAt(book, entry, Number.POSITIVE_INFINITY);
}

/** Whether an entry stood at this time of the server, in milliseconds. */
export function wasActiveAt(book: EntryBook, entry: Entry, time: number): boolean {
  return standing([entry, ...book.about(entry.id)].filter(({ settled }) => settled <= time)).has(entry.id);
}

/** When a settled entry was done: the last time, if it was redone. */
export function doneAt(book: EntryBook, { id, settled }: Entry): number {
  const redone = book.about(id).findLast((one) => one.kind === "redo" && one.state === "done" && one.request.entry === id);
  return Math.max(settled, redone?.settled ?? 0);
}

/** Spends that were countered, with the entries that did, among entries that stand. Source: F4. */
export function counteredBy(entries: readonly DoneEntry[]): ReadonlyMap<string, DoneOf<"counter">> {
  return new Map(entries.flatMap((entry) => (entry.kind === "counter" ? [[entry.request.entry, entry] as const] : [])));
}
