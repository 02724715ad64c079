import { momentOf } from "../../view/ledger/fold-roll.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { stands } from "./entries.ts";

/**
 * Whether the card of a roll shows an entry, so that the log need not say it again: as one of its steps, or as what was chosen
 * before the roll and could not be had. What waits, was refused later or undone is said by its own line.
 */
export function isShownOnRollCard(entry: Entry): boolean {
  if (!isMessageOfType(game.messages.get(entry.asked.on), "action")) return false;
  if (entry.state === "refused") return momentOf(entry) === "before";
  const isStep = entry.kind === "invoke" || entry.kind === "counter" || (entry.kind === "spend" && entry.asked.gain !== "");
  return isStep && entry.state === "done" && stands(entry);
}
