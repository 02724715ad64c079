/** What the ledger needs to settle entries: fetched by `fetchLedger`. Before that, what happens is noted, and waits. */
export { recordEdit, recordPool } from "../reconcile/manual-edits.ts";
export { openingBalancesStored, resetAllOpeningBalances, resetOpeningBalances } from "../reconcile/reconcile-books.ts";
export { ledgerStore, onEntryChange, refill } from "./ledger-store.ts";
export { startLedger } from "./start-ledger.ts";
