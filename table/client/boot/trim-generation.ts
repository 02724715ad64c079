import { ChatMessage } from "../documents/chat-message.ts";

/** Take away what this generation does not have, where systems look for it to learn which one they are in. */
export function trimGeneration(generation: number): void {
  if (generation >= 14) return;
  Reflect.deleteProperty(ChatMessage, "applyMode");
  Reflect.deleteProperty(ChatMessage.prototype, "applyMode");
}
