import { type Entry, type EntryKind, type EntryOfKinds, isOfKind } from "./entry.ts";
import { aboutOf, concernsAll, usesAspect } from "./kinds.ts";
import { inOrder } from "./order.ts";
import { subjectsOf } from "./subjects.ts";
import type { EntryBook } from "./world.ts";

/** The entries of a book, where some are in another state, or new; these in the order of their place in `others`. */
export function entriesWith(book: EntryBook, others: readonly Entry[]): EntryBook {
  const byId = new Map(others.map((entry) => [entry.id, entry]));
  const joined = (entries: readonly Entry[], found: (entry: Entry) => boolean): readonly Entry[] =>
    inOrder([...entries.filter(({ id }) => !byId.has(id)), ...others.filter(found)]);
  const isOfTurn = (turn: string, entry: Entry): boolean => turn !== "" && entry.outcome.turn === turn;
  return {
    entry: (id) => byId.get(id) ?? book.entry(id),
    about: (id) => aboutIn(book, byId, id),
    ofTurn: (turn) => joined(book.ofTurn(turn), (entry) => isOfTurn(turn, entry)),
    usesOfTurn: (turn) => joined(book.usesOfTurn(turn), (entry) => isOfTurn(turn, entry) && usesAspect(entry)),
    ofSubject: (uuid) => joined(book.ofSubject(uuid), (entry) => isOfSubject(entry, uuid)),
    ofKinds: <K extends EntryKind>(kinds: readonly K[]): readonly EntryOfKinds<K>[] =>
      joined(book.ofKinds(kinds), ({ kind }) => kinds.some((one) => one === kind)).filter(isOfKind(...kinds)),
  };
}

/** What a request is about may be known only once it is done: so the book's own answer is not enough. */
function aboutIn(book: EntryBook, byId: ReadonlyMap<string, Entry>, id: string): readonly Entry[] {
  const found = new Map<string, Entry>();
  const add = (entries: readonly Entry[]): void => {
    for (const entry of entries) found.set(entry.id, byId.get(entry.id) ?? entry);
  };
  add(book.about(id));
  // Each is about what was there before it.
  for (const entry of byId.values())
    if (aboutOf(entry).some((name) => name === id || found.has(name))) add([entry, ...book.about(entry.id)]);
  return inOrder([...found.values()]);
}

function isOfSubject(entry: Entry, subject: string): boolean {
  return concernsAll(entry) || subjectsOf(entry.actor, entry, entry.outcome.events).includes(subject);
}
