import type { ChatMessageLike, ChatUser } from "./chat-types.ts";

type Addressed = Pick<ChatMessageLike, "author" | "whisper" | "blind" | "rolls">;

/**
 * Whether anything of the message is visible. Everyone sees that dice were rolled, even if they may not see the result. GMs have no right
 * of their own to read others' whispers. Source: the knowledge base, "Chat" and "Dice".
 */
export function isMessageVisible(message: Addressed, user: ChatUser): boolean {
  if (!message.whisper.length || message.rolls.length) return true;
  return isContentVisible(message, user);
}

/** Whether the log lists the message. One that throws when asked is listed as unreadable, and takes no other with it. */
export function isListed(message: { readonly visible: boolean }): boolean {
  try {
    return message.visible;
  } catch {
    return true;
  }
}

/** Whether the user may see the message's content. A blind message is hidden from its own author, unless it is sent to them. */
export function isContentVisible(message: Addressed, user: ChatUser): boolean {
  if (message.blind) return message.whisper.length ? message.whisper.includes(user.id) : user.isGM;
  return !message.whisper.length || message.whisper.includes(user.id) || message.author?.id === user.id;
}
