import { isMessageOfType } from "../documents/of-type.ts";
import { PATIENCE, pause, presenceChanged, startAuthority, stopAuthority, watchIdle, settlingGm } from "./authority.ts";
import { isFromThisClient, watchConnection } from "./own-writes.ts";
import { noteCounters } from "../reconcile/counters.ts";
import { registerDeletedEntries } from "../reconcile/deleted-entries.ts";
import { enqueueEntry, isOpen, mayBeHalfDone, queueFinished, noteAskedElsewhere } from "./settle-entry.ts";
import { registerFormerGms, onEntryChange, registerStore } from "./ledger-store.ts";
import { notePool, recorded } from "../reconcile/manual-edits.ts";
import { followStartingPoints } from "../reconcile/starting-points.ts";
import { registerSettledClock } from "./create-outcome.ts";
import { outcomeArrived, takeOver, takeUp } from "./take-over.ts";
import { watchWrites } from "../reconcile/watch-writes.ts";

/** Settles requests as they arrive, and those that waited once a client may settle them. Called in `init`. */
export function registerLedger(): void {
  registerStore();
  registerDeletedEntries();
  registerFormerGms();
  registerSettledClock();
  watchWrites();
  followStartingPoints();
  onEntryChange(({ after }, message) => {
    watchIdle();
    if (after?.state === "pending" && isMessageOfType(message, "request")) enqueueEntry(after.id);
  });
  Hooks.on("createChatMessage", (message, options, userId) => {
    if (isMessageOfType(message, "request") && userId === game.user.id && !isFromThisClient(options, userId))
      noteAskedElsewhere(message.id ?? "");
    if (isMessageOfType(message, "entry")) outcomeArrived(message.id ?? "", message.system.entry, userId);
  });
  // A message can become an outcome later, which its author writes to pass by the GM.
  Hooks.on("updateChatMessage", (message) => {
    const author = message._source.author ?? "";
    if (!isMessageOfType(message, "entry") || game.users.get(author)?.isGM) return;
    outcomeArrived(message.id ?? "", message.system.entry, author);
  });
  Hooks.on("userConnected", (user, active) => {
    presenceChanged(user.id ?? "", active);
    // A client that left may have been settling an entry.
    takeUp();
  });
  Hooks.once("ready", () => void start());
}

async function start(): Promise<void> {
  noteCounters();
  notePool();
  watchConnection(stopAuthority);
  startAuthority({
    finished: async () => {
      await queueFinished();
      await recorded();
    },
    mayBeHalfDone,
    isOpen,
    begin: takeOver,
  });
  // Another tab of this user may be settling an entry.
  await pause(PATIENCE);
  if (!settlingGm()) takeUp();
}
