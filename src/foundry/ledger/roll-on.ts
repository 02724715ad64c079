import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { shownRoll } from "../../ledger/roll/shown-roll.ts";
import type { Result } from "../../rules/result.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { shownWorld } from "./shown-world.ts";

/** A roll as it is now, after all its entries, as far as this reader may see them. */
export function rollOn(message: Pick<NornChatMessage<"action">, "id">): Result<RollNow> {
  return shownRoll(shownWorld(), hidesRoll, message.id ?? "");
}

/** Whether a message is hidden from this reader; one that is gone hides nothing. */
export function hidesRoll(id: string): boolean {
  return game.messages.get(id)?.isContentVisible === false;
}
