import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { stands } from "./entries.ts";
import { readEntry } from "./read-entry.ts";

/**
 * Whether the card of a roll tells of an entry as one of its steps, so that the log need not say it again. What waits, was refused or
 * undone is said by its own line.
 */
export function isTold(message: unknown): boolean {
  const entry = readEntry(message);
  if (!entry || entry.state !== "done" || !isMessageOfType(game.messages.get(entry.asked.on), "action")) return false;
  const isStep = entry.kind === "invoke" || entry.kind === "counter" || (entry.kind === "spend" && entry.asked.gain !== "");
  return isStep && stands(entry);
}
