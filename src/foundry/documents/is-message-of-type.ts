import type { MessageType } from "../types/subtypes.ts";
import type { NornChatMessage } from "./norn-chat-message.ts";

/** Narrows a document to one type, so that `system` has that type's data. */
export function isMessageOfType<SubType extends MessageType>(
  document: unknown,
  type: SubType,
): document is NornChatMessage<SubType> {
  return document instanceof ChatMessage && document.type === type;
}
