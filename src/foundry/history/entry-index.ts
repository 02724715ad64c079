import { POOL } from "../../view/strip/balances.ts";
import { type EntryMessage, isEntryMessage } from "../documents/is-entry-message.ts";
import { eventOwner } from "../mappers/event-target.ts";
import { readEntry } from "../ledger/read-entry.ts";

/** Breaks part every history, whomever they touch. */
const EVERYBODY = "*";

interface Index {
  /** Ids of the entries that concern somebody: by the actor's uuid, or the GM's pool. */
  readonly bySubject: Map<string, Set<string>>;
  /** The same the other way round, so that a message that is gone is found without a search. */
  readonly subjects: Map<string, ReadonlySet<string>>;
}

/** Built once, when somebody first asks; then kept as messages come, change and go. */
let built: Index | null = null;

function index(): Index {
  if (built) return built;
  built = { bySubject: new Map(), subjects: new Map() };
  for (const message of game.messages) if (isEntryMessage(message)) note(built, message);
  return built;
}

/** Ids of the entries of one history, in no order. */
export function entryIdsOf(subject: string): ReadonlySet<string> {
  const { bySubject } = index();
  return new Set([...(bySubject.get(subject) ?? []), ...(bySubject.get(EVERYBODY) ?? [])]);
}

/** A message is new or has changed. Answers whose histories it stands in; nobody's while no history was ever asked for. */
export function noteInHistory(message: EntryMessage): ReadonlySet<string> {
  return built ? note(built, message) : new Set();
}

/** A message is gone. Answers whose histories it stood in. */
export function forgetInHistory(message: EntryMessage): ReadonlySet<string> {
  const before = built?.subjects.get(message.id ?? "") ?? new Set();
  for (const subject of before) built?.bySubject.get(subject)?.delete(message.id ?? "");
  built?.subjects.delete(message.id ?? "");
  return before;
}

/** Whether something about this subject, or about everybody, is among these. */
export function concerns(subjects: ReadonlySet<string>, subject: string): boolean {
  return subjects.has(subject) || subjects.has(EVERYBODY);
}

function note({ bySubject, subjects }: Index, message: EntryMessage): ReadonlySet<string> {
  const id = message.id ?? "";
  const about = subjectsOf(message);
  const before = subjects.get(id) ?? new Set();
  for (const gone of before) if (!about.has(gone)) bySubject.get(gone)?.delete(id);
  for (const subject of about) bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(id));
  subjects.set(id, about);
  return new Set([...before, ...about]);
}

/** Who pays, to whom it is done, and whoever has something changed by it. */
function subjectsOf(message: EntryMessage): ReadonlySet<string> {
  const entry = readEntry(message);
  if (!entry) return new Set();
  const touched = entry.outcome.events.map((event) => eventOwner(event) || POOL);
  const all = entry.kind === "break" ? [EVERYBODY] : [];
  return new Set([...all, ...[entry.actor, entry.asked.target].filter(Boolean), ...touched]);
}
