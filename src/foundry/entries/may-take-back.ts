import type { Entry } from "../../ledger/entry.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { isGmAway } from "../ledger/shown-world.ts";

/** Whether this reader may undo or redo an entry, as far as that depends on who they are. A request that waits is withdrawn instead. */
export function mayTakeBack({ id, author }: Pick<Entry, "id" | "author">): boolean {
  return (game.user.isGM || author === game.user.id) && ledgerStore().entry(id)?.state !== "pending";
}

/** Whether this reader may take their request back: not in the moment it takes a GM's client to settle it. */
export function mayWithdraw({ author, state }: Pick<Entry, "author" | "state">): boolean {
  return state === "pending" && author === game.user.id && isGmAway();
}
