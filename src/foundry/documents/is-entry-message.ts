import { isMessageOfType } from "./is-message-of-type.ts";
import type { NornChatMessage } from "./norn-chat-message.ts";

/** A message that is an entry of the ledger. */
export type EntryMessage = NornChatMessage<"spend" | "compel">;

export function isEntryMessage(document: unknown): document is EntryMessage {
  return isMessageOfType(document, "spend") || isMessageOfType(document, "compel");
}
