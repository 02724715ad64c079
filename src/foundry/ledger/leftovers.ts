import { isMessageOfType } from "../documents/of-type.ts";
import { retryRemaining } from "../documents/retry-remaining.ts";
import { ledgerStore } from "./ledger-store.ts";
import { isByGm } from "./former-gms.ts";

/** Deletes what a crashed client left behind: settled requests, and outcomes that no GM wrote. */
export async function forgetLeftovers(): Promise<void> {
  const left = game.messages.filter((message) => {
    if (isMessageOfType(message, "entry")) return !isByGm(message);
    return isMessageOfType(message, "request") && ledgerStore().messagesOf(message.id ?? "").outcomes.length > 0;
  });
  await deleteMessages(left.map(({ id }) => id ?? ""));
}

let settled: string[] = [];
const forget = foundry.utils.debounce(() => {
  // An outcome may name any message: only requests are deleted.
  const ids = settled.filter((id) => isMessageOfType(game.messages.get(id), "request"));
  settled = [];
  void deleteMessages(ids);
}, 1000);

/** Deletes the request of a settled entry, soon and together with others. */
export function forgetRequest(id: string): void {
  if (id === "") return;
  settled.push(id);
  forget();
}

export function deleteMessages(ids: readonly string[]): Promise<void> {
  return retryRemaining(
    ids,
    (id) => game.messages.has(id),
    (left) => ChatMessage.deleteDocuments(left),
  );
}
