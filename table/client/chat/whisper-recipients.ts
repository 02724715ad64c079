import { messageClass } from "./message-class.ts";
import { chatWorld } from "./chat-world.ts";
import type { ChatUser } from "./chat-types.ts";

/**
 * The users a name stands for: "gm" or "dm" all GMs, "players" everyone else, else the user of that name, else the user whose
 * character has that name. Source: the knowledge base, "Chat".
 */
export function getWhisperRecipients(name: string): ChatUser[] {
  const users = chatWorld().users.contents;
  const wanted = name.trim().toLowerCase();
  if (wanted === "gm" || wanted === "dm") return users.filter((user) => user.isGM);
  if (wanted === "players") return users.filter((user) => !user.isGM);
  const named = users.filter((user) => user.name.toLowerCase() === wanted);
  return named.length ? named : users.filter((user) => user.character?.name.toLowerCase() === wanted);
}

export interface Whisper {
  recipients: ChatUser[];
  /** The names as written. */
  names: string;
  message: string;
}

/**
 * Several names in brackets, `[Ann, Ben]`, or the longest beginning of the text that is a user's name. The rest is the message.
 */
export function splitWhisper(text: string): Whisper {
  const Message = messageClass();
  const listed = /^\[([^\]]+)\]\s*([\s\S]*)$/.exec(text);
  if (listed) {
    const names = (listed[1] ?? "").split(",").map((name) => name.trim());
    const recipients = [...new Set(names.flatMap((name) => Message.getWhisperRecipients(name)))];
    return { recipients, names: names.join(", "), message: listed[2] ?? "" };
  }
  const words = text.split(/(\s+)/);
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join("").trim();
    const recipients = name ? Message.getWhisperRecipients(name) : [];
    if (recipients.length) return { recipients, names: name, message: words.slice(length).join("").trim() };
  }
  return { recipients: [], names: words[0] ?? "", message: words.slice(1).join("").trim() };
}
