import { onEntryChange } from "../ledger/ledger-store.ts";
import { redrawHistories } from "./open-history.ts";

/** Histories follow the entries. Called in `init`, after the ledger itself is registered. */
export function registerHistory(): void {
  onEntryChange(redrawHistories);
}
