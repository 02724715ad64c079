import { noteCounters, notePool } from "../reconcile/counters.ts";
import { registerDeletedEntries } from "../reconcile/deleted-entries.ts";
import { followStartingPoints } from "../reconcile/starting-points.ts";
import { watchWrites } from "../reconcile/watch-writes.ts";
import { stopAuthority } from "./authority.ts";
import { registerFormerGms } from "./former-gms.ts";
import { watchConnection } from "./client-writes.ts";
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
