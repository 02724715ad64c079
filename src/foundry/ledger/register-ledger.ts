import { reasonOf } from "../../view/reason-of.ts";
import { noteCounters, notePool } from "../reconcile/counters.ts";
import { followStartingPoints } from "../reconcile/starting-points.ts";
import { watchDeletions } from "../reconcile/watch-deletions.ts";
import { watchWrites } from "../reconcile/watch-writes.ts";
import { presenceChanged, stopAuthority, watchAuthority } from "./authority.ts";
import { fetchLedger, withLedger } from "./fetch-ledger.ts";
import { registerFormerGms } from "./former-gms.ts";
import { watchConnection } from "./client-writes.ts";

/** What the ledger must see from the start; the rest is fetched. Called in `init`. */
export function registerLedger(): void {
  registerFormerGms();
  watchDeletions();
  watchWrites();
  followStartingPoints();
  Hooks.on("userConnected", (user, active) => presenceChanged(user.id ?? "", active));
  Hooks.once("setup", () => void fetchLedger().catch(() => undefined));
  Hooks.once("ready", () => void start());
}

async function start(): Promise<void> {
  noteCounters();
  notePool();
  watchConnection(stopAuthority);
  watchAuthority();
  withLedger(({ startLedger }) => startLedger());
  try {
    await fetchLedger();
  } catch (error) {
    ui.notifications.error("NORN.Ledger.notFetched", { format: { reason: reasonOf(error) }, permanent: true });
  }
}
