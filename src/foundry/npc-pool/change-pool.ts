import { askEntry } from "../ledger/ask-entry.ts";

/** Points come into the GM's pool (or leave it: a negative number), for a reason. */
export async function changePool(by: number, reason = ""): Promise<ChatMessage.Implementation | undefined> {
  if (!Number.isInteger(by) || by === 0) {
    ui.notifications.warn("NORN.Pool.whole", { localize: true });
    return undefined;
  }
  return askEntry({ kind: "pool", actor: null, asked: { details: { by, reason } }, secret: true });
}
