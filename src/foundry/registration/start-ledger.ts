import { isMessageOfType } from "../documents/of-type.ts";
import { recorded } from "../reconcile/manual-edits.ts";
import { reconcileSoon } from "../reconcile/reconcile-books.ts";
import { presenceChanged, startAuthority, watchIdle } from "../ledger/authority.ts";
import { registerSettledClock } from "../ledger/create-outcome.ts";
import { onEntryChange } from "../ledger/ledger-store.ts";
import { runMigrations } from "../migrations/run-migrations.ts";
import { enqueue, enqueueEntry, isOpen, queueFinished } from "../ledger/settle-entry.ts";
import { beginSettling, outcomeArrived, settleWaiting } from "../ledger/begin-settling.ts";

/** Settles requests as they arrive, and those that waited once a client may settle them. Called in `ready`. */
export function startLedger(): void {
  registerSettledClock();
  onEntryChange(({ after }, message) => {
    watchIdle();
    if (after?.state === "pending" && isMessageOfType(message, "request")) enqueueEntry(after);
  });
  Hooks.on("createChatMessage", (message, _options, userId) => {
    if (isMessageOfType(message, "entry")) outcomeArrived(message.id ?? "", message.system.entry, userId);
  });
  // An author can turn an old message into an outcome to bypass the GM.
  Hooks.on("updateChatMessage", (message) => {
    const author = message._source.author ?? "";
    if (!isMessageOfType(message, "entry") || game.users.get(author)?.isGM) return;
    outcomeArrived(message.id ?? "", message.system.entry, author);
  });
  Hooks.on("userConnected", (user, active) => {
    presenceChanged(user.id ?? "", active);
    // A client that left may have been settling an entry.
    settleWaiting();
  });
  startAuthority({
    finished: async () => {
      await queueFinished();
      await recorded();
    },
    isOpen,
    begin: () =>
      enqueue(async () => {
        // A world that could not be migrated is not settled: what is old there would be done twice.
        await runMigrations();
        beginSettling();
        reconcileSoon();
      }),
  });
}
