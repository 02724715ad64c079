import { isTurned } from "../../common/choices.ts";
import type { ModifyAnswerMessage } from "../../common/wire.ts";
import { isPlain, listOf, type PlainObject } from "../../common/plain-object.ts";

/** Whether a chat message is sent to a user. Whispers are sent to all clients, which hide them; that is UNCONFIRMED. */
export function isSentTo(userId: string, { whisper, rolls, author }: PlainObject): boolean {
  const readers = listOf(whisper);
  if (!isTurned("whispers-withheld") || readers.length === 0 || listOf(rolls).length > 0) return true;
  return readers.includes(userId) || author === userId;
}

/** What a user's clients get of a change. */
export function answerFor(userId: string, done: ModifyAnswerMessage): ModifyAnswerMessage {
  if (done.type !== "ChatMessage" || done.action !== "create") return done;
  return { ...done, result: done.result.filter((source) => isPlain(source) && isSentTo(userId, source)) };
}
