import { isMessageOfType } from "./is-message-of-type.ts";
import type { NornChatMessage } from "./norn-chat-message.ts";

/** A message of the ledger: a request or an outcome. */
export function isLedgerMessage(message: unknown): message is NornChatMessage<"request" | "entry"> {
  return isMessageOfType(message, "request") || isMessageOfType(message, "entry");
}
