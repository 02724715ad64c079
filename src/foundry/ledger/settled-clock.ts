import { ledgerStore, onEntryChange } from "./ledger-store.ts";

/** When the last entry was settled by a GM's client; null until this client settles one. */
let latest: number | null = null;

/** Called in `init`. */
export function registerSettledClock(): void {
  onEntryChange(({ after }) => {
    if (latest !== null && after?.byGm) latest = Math.max(latest, after.settled);
  });
}

/** A client's estimate of the server's clock may jump: what is settled later must still count later. */
export function settledNow(): number {
  latest ??= ledgerStore()
    .all()
    .reduce((last, { byGm, settled }) => (byGm ? Math.max(last, settled) : last), 0);
  latest = Math.max(latest + 1, game.time.serverTime);
  return latest;
}
