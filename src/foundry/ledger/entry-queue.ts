import { ledgerStore } from "./ledger-store.ts";
import { settleEntry } from "./settle-entry.ts";

let tail: Promise<void> = Promise.resolve();

/** Work of the authority runs one piece after another, so that each sees what the one before it changed. One that fails holds up nobody. */
export function enqueue(run: () => Promise<void>): void {
  tail = tail.then(run).catch((error: unknown) => explain(error));
}

export function enqueueEntry(id: string): void {
  enqueue(() => settleEntry(id));
}

/** Everything that waits until somebody is there to settle it, in the order asked. */
export function enqueuePending(): void {
  const pending = ledgerStore().pending();
  const asked = pending.toSorted((a, b) => timeOf(a.id) - timeOf(b.id));
  for (const { id } of asked) enqueueEntry(id);
}

/** Resolves once what is in hand is finished. */
export function queueFinished(): Promise<void> {
  return tail;
}

export function isOpen(): boolean {
  return ledgerStore().pending().length > 0;
}

/** A player who is there may be in the middle of settling a request of their own. */
export function mayBeHalfDone(): boolean {
  return ledgerStore()
    .pending()
    .some(({ author }) => author !== game.user.id && game.users.get(author)?.active === true);
}

function timeOf(id: string): number {
  return game.messages.get(id)?.timestamp ?? 0;
}

function explain(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  ui.notifications.error("NORN.Ledger.failed", { format: { reason } });
}
