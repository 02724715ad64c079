import { isMessageOfType } from "../documents/of-type.ts";
import { isAuthority, startAuthority, watchIdle } from "../ledger/authority.ts";
import { registerSettledClock } from "../ledger/create-outcome.ts";
import { isByGm } from "../ledger/former-gms.ts";
import { setMigrations } from "../ledger/ledger-host.ts";
import { onEntryChange } from "../ledger/ledger-store.ts";
import { deleteMessages, forgetRequest } from "../ledger/leftovers.ts";
import { recorded } from "../ledger/recording.ts";
import { runMigrations } from "../migrations/run-migrations.ts";
import { isOpen, settling } from "../ledger/settling.ts";

/** Settles requests as they arrive, and those that waited once this client may settle them. Called in `ready`. */
export function startLedger(): void {
  registerSettledClock();
  setMigrations(runMigrations);
  const authority = startAuthority({
    finished: async () => {
      await settling.finished();
      await recorded();
    },
    isOpen,
    begin: () => settling.begin(),
  });
  onEntryChange(({ after }, message) => {
    watchIdle();
    if (after?.state === "pending" && isMessageOfType(message, "request") && isAuthority()) settling.add(after);
  });
  Hooks.on("createChatMessage", outcomeArrived);
  // An author can turn an old message into an outcome.
  Hooks.on("updateChatMessage", outcomeArrived);
  Hooks.on("userConnected", (user, active) => authority.presenceChanged(user.id ?? "", active));
}

/** Deletes the request of an entry that this client has settled, and an outcome that no GM wrote: it counts for nothing. */
function outcomeArrived(message: ChatMessage.Implementation): void {
  if (!isAuthority() || !isMessageOfType(message, "entry")) return;
  if (!isByGm(message)) settling.enqueue(() => deleteMessages([message.id ?? ""]));
  else if (message.isAuthor) forgetRequest(message.system.entry);
}
