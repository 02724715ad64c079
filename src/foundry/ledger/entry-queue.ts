import { ledgerStore } from "./ledger-store.ts";
import { settleEntry } from "./settle-entry.ts";
import { reasonOf } from "../../view/reason-of.ts";

let tail: Promise<void> = Promise.resolve();

/** Runs the authority's work one piece after another, so that each sees the changes before it. A failed one does not block the next. */
export function enqueue(run: () => Promise<void>): void {
  tail = tail.then(run).catch((error: unknown) => explain(error));
}

export function enqueueEntry(id: string): void {
  enqueue(() => settleEntry(id));
}

/** Queues all pending requests, in the order they were made. */
export function enqueuePending(): void {
  const pending = ledgerStore().pending();
  const asked = pending.toSorted((a, b) => timeOf(a.id) - timeOf(b.id));
  for (const { id } of asked) enqueueEntry(id);
}

/** Resolves once the work queued so far is finished. */
export function queueFinished(): Promise<void> {
  return tail;
}

export function isOpen(): boolean {
  return ledgerStore().pending().length > 0;
}

/** Whether a connected player may still be settling a request of their own. */
export function mayBeHalfDone(): boolean {
  return ledgerStore()
    .pending()
    .some(({ author }) => author !== game.user.id && game.users.get(author)?.active === true);
}

function timeOf(id: string): number {
  return game.messages.get(id)?.timestamp ?? 0;
}

function explain(error: unknown): void {
  const reason = reasonOf(error);
  ui.notifications.error("NORN.Ledger.failed", { format: { reason } });
}
