import { type EntryMessage, isEntryMessage } from "../documents/is-entry-message.ts";
import { isBacked, type LedgerEvent } from "../../rules/index.ts";
import { wordOf } from "../../view/ledger/compel/compel-details.ts";
import type { Entry, EntryAsked, EntryKind } from "../../view/ledger/entry.ts";
import { inOrder, isTrusted, standing } from "../../view/ledger/standing.ts";
import { eventOwner } from "../mappers/event-target.ts";
import { ledgerAspect } from "./ledger-documents.ts";
import { readEntry } from "./read-entry.ts";

/** Ids of the entries that name a message: those of an action, and those that undo or do again an entry. Built once, then kept. */
let named: Map<string, Set<string>> | null = null;

function index(): Map<string, Set<string>> {
  if (named) return named;
  named = new Map();
  for (const message of game.messages) note(named, message);
  return named;
}

function note(into: Map<string, Set<string>>, message: unknown): void {
  if (!isEntryMessage(message) || !message.id) return;
  for (const id of namesOf(message)) {
    if (id === "") continue;
    const known = into.get(id) ?? new Set();
    into.set(id, known.add(message.id));
  }
}

/** Ids of the messages an entry is about: the roll that a compel bites among them. */
export function namesOf({ system: { kind, asked } }: EntryMessage): string[] {
  return [asked.on, asked.entry, kind === "answer" ? wordOf(asked.details as EntryAsked["details"], "roll") : ""];
}

/** A message is new: whatever it names knows it from now on. */
export function noteEntry(message: unknown): void {
  note(index(), message);
}

/** Every trusted entry that names a message, undoings of those entries included, in order. */
export function entriesNaming(id: string): Entry[] {
  const found = new Map<string, Entry>();
  const visit = (name: string): void => {
    for (const entryId of index().get(name) ?? []) {
      if (found.has(entryId)) continue;
      const entry = readEntry(game.messages.get(entryId));
      if (!entry || !isBelieved(entry)) continue;
      found.set(entryId, entry);
      visit(entryId);
    }
  };
  visit(id);
  return inOrder([...found.values()]);
}

/**
 * Whether an entry counts. A game master's word does. What an author says to have settled alone counts for what is the author's own,
 * where it was paid as it says, and takes back nobody else's.
 */
export function isBelieved(entry: Entry): boolean {
  if (!isTrusted(entry, ownsAll)) return false;
  if (entry.byGm || (entry.state !== "done" && entry.state !== "doing")) return true;
  const { kind, asked, author, outcome } = entry;
  if (kind === "undo" || kind === "redo") return game.messages.get(asked.entry)?.author?.id === author;
  if (!PAID_KINDS.includes(kind)) return true;
  const item = ledgerAspect(asked.aspect);
  return isBacked({ ...outcome, aspect: item && { lock: item.system.lock.on, persistent: item.system.persistent } });
}

const PAID_KINDS: readonly EntryKind[] = ["invoke", "spend", "counter"];

/** Entries on an action that are done and stand, in order. */
export function standingOn(action: string): Entry[] {
  const entries = entriesNaming(action);
  const stands = standing(entries);
  return entries.filter(({ id }) => stands.has(id));
}

/** Whether an entry that is done still stands. */
export function stands(entry: Entry): boolean {
  return entry.state === "done" && standing([entry, ...entriesNaming(entry.id)]).has(entry.id);
}

/** Whether a user may write everything these events change. The GM's pool is game masters' alone. */
export function ownsAll(userId: string, events: readonly LedgerEvent[]): boolean {
  const user = game.users.get(userId);
  if (!user) return false;
  if (user.isGM) return true;
  return events.every((event) => {
    const owner = eventOwner(event);
    const found = owner === "" ? null : fromUuidSync(owner, { strict: false });
    return found instanceof Actor && found.testUserPermission(user, "OWNER");
  });
}
