import { isLogCleared, wasFlushed } from "../documents/norn-chat-message.ts";
import { isLedgerMessage, isMessageOfType } from "../documents/of-type.ts";
import { isLedgerThere, withLedger } from "../ledger/fetch-ledger.ts";

/** What is deleted of the ledger before its code is there. Called in `init`. */
export function watchDeletions(): void {
  // Whether other entries depend on an outcome is not known yet.
  Hooks.on("preDeleteChatMessage", (message, options) => {
    if (isLedgerThere() || !isMessageOfType(message, "entry") || wasFlushed(options)) return;
    withLedger(() => void game.messages.get(message.id ?? "")?.delete());
    return false;
  });
  Hooks.on("deleteChatMessage", (message, options, userId) => {
    if (isLogCleared(options, userId) && isLedgerMessage(message))
      withLedger(({ resetAllOpeningBalances }) => resetAllOpeningBalances());
  });
}
