import { type EntryMessage, isEntryMessage } from "../documents/is-entry-message.ts";
import { ENTRY_KINDS, ENTRY_STATES, type Entry, type EntryOutcome } from "../../view/ledger/entry.ts";
import { readInOrder, readStoredEvents } from "../mappers/stored-events.ts";

/** The entry a message holds; null for any other message, and for one that is broken. */
export function readEntry(message: unknown): Entry | null {
  if (!isEntryMessage(message) || !message.id) return null;
  const { kind, state, settled, asked, outcome, actor, actorName, game: played } = message.system;
  const known = ENTRY_KINDS.find((id) => id === kind);
  const read = readOutcome(outcome);
  if (!known || !read) return null;
  const writer = message._stats.lastModifiedBy ?? "";
  return {
    id: message.id,
    kind: known,
    state: ENTRY_STATES.find((id) => id === state) ?? "asked",
    settled,
    author: message.author?.id ?? "",
    writer,
    byGm: Boolean(game.users.get(writer)?.isGM),
    actor: actor ?? "",
    actorName,
    game: played,
    asked: { ...asked, details: { ...asked.details } },
    outcome: read,
    visible: message.isLegible,
  };
}

function readOutcome(stored: EntryMessage["system"]["outcome"]): EntryOutcome | null {
  const events = readStoredEvents(stored.events);
  const later = readStoredEvents(stored.later);
  if (!events || !later) return null;
  const { payment, points, turn, refusal } = stored;
  return {
    payment,
    points,
    events,
    later,
    thrown: readInOrder(stored.thrown),
    turn,
    refusal: refusal.code === "" ? null : { code: refusal.code, args: plainArgs(refusal.args) },
  };
}

function plainArgs(args: object): Record<string, string | number> {
  const plain = Object.entries(args).filter(
    (pair): pair is [string, string | number] => typeof pair[1] === "string" || typeof pair[1] === "number",
  );
  return Object.fromEntries(plain);
}
