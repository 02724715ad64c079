import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";

/** Requests this client has just taken back. */
const withdrawn = new Set<string>();

/** Takes a request back that waits: its message is deleted, so nothing is left to settle. One that was settled in that moment stands. */
export async function withdraw(id: string): Promise<void> {
  const message = game.messages.get(ledgerStore().messagesOf(id).request?.message ?? "");
  if (ledgerStore().entry(id)?.state !== "pending" || !message) return sayItStands();
  withdrawn.add(id);
  try {
    await message.delete();
  } catch (error) {
    // Settled and already deleted: words say so.
    if (game.messages.has(message.id ?? "")) throw error;
  }
}

// A GM's client may have begun to settle it.
onEntryChange(({ id, after }) => {
  if (after && after.state !== "pending" && withdrawn.delete(id)) sayItStands();
});

function sayItStands(): void {
  ui.notifications.warn("NORN.Ledger.tooLate", { localize: true });
}
