import type { LedgerEvent } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { eventOwner } from "../../mappers/event-target.ts";
import { ownsAll } from "../entries.ts";

/**
 * Whether this client carries an entry out. With a game master there, it is theirs alone: two clients that change one document at
 * the same moment would overwrite each other. Without one it is its author's, where the author may write everything it changes and
 * nobody else who is there may.
 */
export function isExecutor(entry: Entry, events: readonly LedgerEvent[]): boolean {
  const gm = game.users.activeGM;
  if (gm) return gm.isSelf;
  if (entry.author !== game.user.id) return false;
  return ownsAll(game.user.id, events) && !sharedWithAnother(events);
}

function sharedWithAnother(events: readonly LedgerEvent[]): boolean {
  const others = game.users.filter((user) => user.active && !user.isSelf);
  return events.some((event) => {
    const found = fromUuidSync(eventOwner(event), { strict: false });
    return found instanceof Actor && others.some((user) => found.testUserPermission(user, "OWNER"));
  });
}
