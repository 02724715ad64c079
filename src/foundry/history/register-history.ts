import { onEntryChange } from "../ledger/ledger-store.ts";
import { HistoryWindow } from "./history-window.ts";

/** Histories follow the entries. Called in `init`, after the ledger itself is registered. */
export function registerHistory(): void {
  onEntryChange((change) => HistoryWindow.redraw(change));
}
