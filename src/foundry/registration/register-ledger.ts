import { noteCounters, notePool } from "../ledger/counters.ts";
import { registerDeletedEntries } from "../reconcile/deleted-entries.ts";
import { followStartingPoints } from "../reconcile/starting-points.ts";
import { watchWrites } from "../reconcile/watch-writes.ts";
import { stopAuthority } from "../ledger/authority.ts";
import { registerFormerGms } from "../ledger/former-gms.ts";
import { watchConnection } from "../ledger/client-writes.ts";
import { startLedger } from "./start-ledger.ts";

/** What the ledger sees from the start, and settling once the world is there. Called in `init`. */
export function registerLedger(): void {
  registerFormerGms();
  registerDeletedEntries();
  watchWrites();
  followStartingPoints();
  Hooks.once("ready", () => {
    noteCounters();
    notePool();
    watchConnection(stopAuthority);
    startLedger();
  });
}
