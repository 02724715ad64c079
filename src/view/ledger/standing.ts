import type { LedgerEvent } from "../../rules/index.ts";
import type { Entry } from "./entry.ts";

/** Entries count in the order they were decided; two of one moment by id, so that every client agrees. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.settled - b.settled || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/**
 * Whether an outcome is to be believed: it was written by a game master, or by its author who may write everything it changes.
 * `ownsAll`: that user may write everything these events change.
 */
export function isTrusted(entry: Entry, ownsAll: (user: string, events: readonly LedgerEvent[]) => boolean): boolean {
  if (entry.byGm) return true;
  return entry.writer === entry.author && ownsAll(entry.author, entry.outcome.events);
}

/** Spends that somebody cancelled, with the entries that did, among entries that stand. Source: F4. */
export function counteredBy(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.filter(({ kind }) => kind === "counter").map((entry) => [entry.asked.entry, entry]));
}

/** Ids of the entries that are done and stand: not undone, or done again since. Only trusted entries are to be given. */
export function standing(entries: readonly Entry[]): ReadonlySet<string> {
  const done = inOrder(entries.filter(({ state }) => state === "done"));
  const stands = new Set(done.filter(({ kind }) => kind !== "undo" && kind !== "redo").map(({ id }) => id));
  const known = new Set(stands);
  for (const { kind, asked } of done) {
    if (kind === "undo") stands.delete(asked.entry);
    else if (kind === "redo" && known.has(asked.entry)) stands.add(asked.entry);
  }
  return stands;
}
