import { chatWorld } from "./chat-world.ts";
import type { ChatUser } from "./chat-types.ts";

/**
 * The people a name stands for: "gm" or "dm" all Gamemasters, "players" everyone else, else the person of that name,
 * else whoever plays the character of that name. Source: the knowledge base, "Chat".
 */
export function getWhisperRecipients(name: string): ChatUser[] {
  const users = chatWorld().users.contents;
  const wanted = name.trim().toLowerCase();
  if (wanted === "gm" || wanted === "dm") return users.filter((user) => user.isGM);
  if (wanted === "players") return users.filter((user) => !user.isGM);
  const named = users.filter((user) => user.name.toLowerCase() === wanted);
  return named.length ? named : users.filter((user) => user.character?.name.toLowerCase() === wanted);
}

/** Several names: `[Ann, Ben]`, or the longest beginning of the text that is a person. What is left is the message. */
export function splitWhisper(text: string): { recipients: ChatUser[]; names: string; message: string } {
  const listed = /^\[([^\]]+)\]\s*([\s\S]*)$/.exec(text);
  if (listed) {
    const names = (listed[1] ?? "").split(",").map((name) => name.trim());
    const recipients = [...new Set(names.flatMap(getWhisperRecipients))];
    return { recipients, names: names.join(", "), message: listed[2] ?? "" };
  }
  const words = text.split(/(\s+)/);
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join("");
    const recipients = name.trim() ? getWhisperRecipients(name) : [];
    if (recipients.length) return { recipients, names: name.trim(), message: words.slice(length).join("").trim() };
  }
  return { recipients: [], names: words[0] ?? "", message: words.slice(1).join("").trim() };
}
