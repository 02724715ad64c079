import { ChatMessage } from "../documents/chat-message.ts";

/** Removes what this generation does not have, so that systems can detect which one they run in. */
export function trimGeneration(generation: number): void {
  if (generation >= 14) return;
  Reflect.deleteProperty(ChatMessage, "applyMode");
  Reflect.deleteProperty(ChatMessage.prototype, "applyMode");
}
