import type { Entry } from "../../ledger/entry.ts";
import { stillStands } from "../../ledger/order.ts";
import { lineOf } from "../../view/ledger/lines/lines.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";

/**
 * Whether the card of a roll already shows an entry, so that the log hides its line: as a step, or as a refused choice from before
 * the roll. Entries refused later, undone, or waiting for a GM have a line of their own.
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
