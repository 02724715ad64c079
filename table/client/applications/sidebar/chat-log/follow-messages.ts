import type { ChatMessageLike } from "../../../chat/chat-types.ts";
import { Hooks } from "../../../core/hooks.ts";
import { pagePart } from "../interface-registry.ts";
import type { ChatLog } from "../tabs/chat-log.ts";

function chat(): ChatLog | null {
  return pagePart("chat");
}

/** Updates the chat log whenever any client creates, changes or deletes a message. */
export function followMessages(): void {
  Hooks.on("createChatMessage", (message: ChatMessageLike) => void chat()?.postOne(message, { notify: true }));
  Hooks.on("updateChatMessage", (message: ChatMessageLike) => void chat()?.updateMessage(message));
  Hooks.on("deleteChatMessage", (message: ChatMessageLike) => void chat()?.deleteMessage(message.id));
}
