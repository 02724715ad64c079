import { configured } from "../applications/platform.ts";
import type { ChatSpeaker, ChatUser, SpeakerActor } from "./chat-types.ts";

/** The part of the configured message class that chat uses; a system may have replaced the class. */
export interface ChatMessageClass {
  create(data: object, operation?: object): Promise<object | undefined>;
  deleteDocuments(ids: string[], operation: { deleteAll: boolean }): Promise<unknown>;
  getSpeaker(options?: object): ChatSpeaker;
  getSpeakerActor(speaker: ChatSpeaker): SpeakerActor | null;
  getWhisperRecipients(name: string): ChatUser[];
  applyRollMode?(data: object, mode: string): object;
  applyMode?(data: object, mode: string): object;
}

/** @throws {Error} before the world is loaded */
export function messageClass(): ChatMessageClass {
  const found = configured<{ documentClass?: ChatMessageClass }>("ChatMessage")?.documentClass;
  if (!found) throw new Error("Chat needs an open world");
  return found;
}
