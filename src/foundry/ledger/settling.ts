import { Settling } from "../../ledger/authority/settling.ts";
import { isAuthority } from "./authority.ts";
import { ledgerHost } from "./ledger-host.ts";
import { ledgerStore } from "./ledger-store.ts";

/** The work of this client as the authority, one piece after another. */
export const settling = new Settling(ledgerHost, isAuthority);

/** Whether something waits for the authority: requests, or new histories. */
export function isOpen(): boolean {
  return ledgerStore().pending().length > 0 || settling.beginsAgain;
}
