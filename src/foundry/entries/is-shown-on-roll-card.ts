import type { Entry } from "../../ledger/entry.ts";
import { stillStands } from "../../ledger/order.ts";
import { lineOf } from "../../view/ledger/lines/lines.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";

/**
 * Whether the card of a roll shows an entry, so that the log need not say it again: as one of its steps, or as what was chosen
 * before the roll and could not be had. What was refused later or undone is said by its own line, and so is what waits for a GM.
 */
export function isShownOnRollCard(entry: Entry): boolean {
  const { request, state } = entry;
  const roll = "roll" in request ? request.roll : "";
  if (!isMessageOfType(game.messages.get(roll), "action")) return false;
  if (state === "refused") return "moment" in request && request.moment === "before";
  const isStep = entry.kind === "counter" || (entry.kind !== "answer" && Boolean(lineOf(entry).step?.(entry)));
  if (state === "pending") return isStep && game.users.activeGM !== null;
  return isStep && stillStands(ledgerStore(), entry);
}
