import { replacementOf } from "../../compat/replacement.ts";
import { type EntryMessage, isEntryMessage } from "../../documents/is-entry-message.ts";
import { readEntry } from "../read-entry.ts";
import { isBelieved } from "../entries.ts";
import { balanceSoon } from "./accounts.ts";
import { isKeeping } from "./keeper.ts";
import { session } from "./session.ts";

/** Entries as a game master's client wrote them last, by id: what an author writes over them afterwards is put right from here. */
const sealed = new Map<string, Sealed>();

interface Sealed {
  readonly type: string;
  readonly system: object;
}

/** Remembers what game masters have settled before this client came, or while it was away. */
export function sealSettledEntries(): void {
  for (const message of game.messages) seal(message);
}

function seal(message: unknown): void {
  if (isEntryMessage(message) && message.id && readEntry(message)?.byGm) sealed.set(message.id, message.toObject());
}

/**
 * On the keeper's page, when it begins: what authors have settled while no game master was there. What counts is signed, once, so that
 * its author cannot rewrite it any more; what does not is refused, for everybody to see. What really changed of a counter meanwhile is
 * another question (`accounts.ts`).
 */
export async function signSettledAlone(): Promise<void> {
  for (const message of game.messages) {
    const entry = readEntry(message);
    if (!entry || !isEntryMessage(message) || entry.state !== "done" || entry.byGm) continue;
    if (isBelieved(entry)) await message.update({ system: { executor: session() } });
    else await refuse(message, "settled-by-author");
  }
}

/** On the keeper's page: an entry whose author makes something else of its message stays what it was. */
export async function keepType(message: ChatMessage.Implementation): Promise<void> {
  const before = sealed.get(message.id ?? "");
  if (!before || before.type === message.type || !isKeeping()) return;
  await message.update({ type: before.type, ...replacementOf("system", before.system) } as ChatMessage.UpdateData);
}

/**
 * On the game master's client: whether a new or changed entry may be carried out. One that does not come from the one who signed it
 * is refused, and so is one that says of itself that it is done; one that was settled is put back as it was.
 */
export async function admitEntry(message: EntryMessage, userId: string, isNew: boolean): Promise<boolean> {
  const byGm = game.users.get(userId)?.isGM;
  if (byGm) seal(message);
  if (!isKeeping()) return true;
  // What is settled by a game master is theirs to say, also where it is put back in its author's name.
  if (byGm) return !isNew || message.system.state === "done" || signedBy(message, userId) || refuse(message, "not-signed");
  const before = message.id ? sealed.get(message.id) : undefined;
  if (before) {
    // Whole: what was added must go too.
    await message.update({ system: before.system }, { diff: false, recursive: false });
    return false;
  }
  if (isNew && !signedBy(message, userId)) return refuse(message, "not-signed");
  if (message.system.state === "asked" && message.system.kind !== "adjust") return true;
  // What it tells of may have happened all the same.
  balanceSoon();
  return refuse(message, "settled-by-author");
}

/** The author, the one who sent it and the one the server says wrote it are the same. */
function signedBy({ author, _stats }: EntryMessage, userId: string): boolean {
  return author?.id === userId && _stats.lastModifiedBy === userId;
}

async function refuse(message: EntryMessage, code: string): Promise<false> {
  await message.update({ system: { state: "refused", outcome: { refusal: { code, args: {} } } } });
  return false;
}
