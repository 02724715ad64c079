import type { LedgerEvent } from "../../../rules/index.ts";
import type { Entry, EntryOutcome } from "../../../view/ledger/entry.ts";
import { eventOwner } from "../../mappers/event-target.ts";
import { waitsForGm } from "../../compel/waits-for-gm.ts";
import { isBelieved } from "../entries.ts";
import { isKeeping } from "./keeper.ts";

/** Entries asked by this user in another tab. */
const elsewhere = new Set<string>();

/** What one tab asks without a game master is that tab's to carry out. */
export function noteAskedElsewhere(id: string): void {
  elsewhere.add(id);
}

/**
 * Whether this page carries an entry out. With a game master there, it is theirs alone, on one page (`keeper.ts`): two clients that
 * change one document at the same moment would overwrite each other. Without one it is its author's, where the others will believe it:
 * the author may write everything it changes, and nobody else who is there may.
 */
export function isExecutor(entry: Entry, outcome: Pick<EntryOutcome, "payment" | "events">): boolean {
  if (!mayDecide(entry)) return false;
  if (isKeeping()) return true;
  if (waitsForGm(entry)) return false;
  const settled: Entry = { ...entry, state: "done", writer: game.user.id, outcome: { ...entry.outcome, ...outcome } };
  return isBelieved(settled) && !sharedWithAnother(outcome.events);
}

/** The keeper, or the author where no game master is there. */
export function mayDecide({ id, author }: Pick<Entry, "id" | "author">): boolean {
  if (game.users.activeGM) return isKeeping();
  return author === game.user.id && !elsewhere.has(id);
}

function sharedWithAnother(events: readonly LedgerEvent[]): boolean {
  const others = game.users.filter((user) => user.active && !user.isSelf);
  return events.some((event) => {
    const found = fromUuidSync(eventOwner(event), { strict: false });
    return found instanceof Actor && others.some((user) => found.testUserPermission(user, "OWNER"));
  });
}
