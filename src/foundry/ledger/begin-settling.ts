import { isMessageOfType } from "../documents/of-type.ts";
import { writtenBefore } from "./entry-flags.ts";
import { enqueue, enqueuePending, rememberWritten } from "./settle-entry.ts";
import { ledgerStore } from "./ledger-store.ts";
import { finishRemovals } from "./write-events.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import { isAuthority } from "./authority.ts";

/** What a client does first once it has the authority. */
export function beginSettling(): void {
  enqueue(forgetLeftovers);
  settleWaiting();
  enqueue(() => finishRemovals(ledgerStore().all()));
}

/** Settles the requests that wait, and finishes what another client had begun of them. */
export function settleWaiting(): void {
  enqueue(async () => {
    const pending = ledgerStore().pending();
    rememberWritten(writtenBefore(new Set(pending.map(({ id }) => id))));
    await Promise.resolve();
  });
  enqueuePending();
}

/** Deletes what a crashed client left behind: settled requests, and players' outcomes that do not count. */
async function forgetLeftovers(): Promise<void> {
  const left = game.messages.filter((message) => {
    const { request, outcomes } = ledgerStore().messagesOf(ledgerStore().entryIdOf(message.id ?? ""));
    const settledByGm = outcomes.some(({ byGm }) => byGm);
    if (isMessageOfType(message, "request")) return settledByGm && request?.message === message.id;
    return isMessageOfType(message, "entry") && outcomes.some((one) => one.message === message.id && !one.byGm);
  });
  await deleteMessages(left.map(({ id }) => id ?? ""));
}

/**
 * Deletes the request of an entry that a GM has settled, and an outcome that a player wrote while a GM settles entries: it does not
 * count.
 */
export function outcomeArrived(message: string, entry: string, userId: string): void {
  if (game.users.get(userId)?.isGM) {
    if (userId === game.user.id && isAuthority()) forgetRequest(entry);
    return;
  }
  if (isAuthority()) enqueue(async () => void (await game.messages.get(message)?.delete()));
}

let settled: string[] = [];
const forget = foundry.utils.debounce(() => {
  // An outcome may name any message: only requests this user may delete are deleted.
  const ids = settled.filter((id) => {
    const message = game.messages.get(id);
    return isMessageOfType(message, "request") && (game.user.isGM || message.isAuthor);
  });
  settled = [];
  void deleteMessages(ids);
}, 1000);

export function deleteMessages(ids: readonly string[]): Promise<void> {
  return retryRemaining(
    ids,
    (id) => game.messages.has(id),
    (left) => ChatMessage.deleteDocuments(left),
  );
}

function forgetRequest(id: string): void {
  if (id === "") return;
  settled.push(id);
  forget();
}
