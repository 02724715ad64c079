import type { Entry } from "../../ledger/entry.ts";

/** Whether this reader may undo or redo an entry, as far as that depends on who they are. */
export function mayTakeBack({ author }: Pick<Entry, "author">): boolean {
  return game.user.isGM || author === game.user.id;
}
