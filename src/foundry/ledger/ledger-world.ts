import type { OpposedRoll } from "../../ledger/opposed-roll.ts";
import { rollNow, type RollNow } from "../../ledger/replay-roll.ts";
import type { World } from "../../ledger/world.ts";
import { ok, type Result } from "../../rules/index.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerStore } from "./ledger-store.ts";
import { worldOfDocuments } from "./world-of-documents.ts";

/** The world as this client knows it now. */
export function ledgerWorld(): World {
  return worldOfDocuments(ledgerStore());
}

/** A roll as it is now, after all its entries. What opposes it counts only where this reader may see it. */
export function rollOn(message: Pick<NornChatMessage<"action">, "id">): Result<RollNow> {
  const now = rollNow(ledgerWorld(), message.id ?? "");
  if (!now.ok || !now.value.opposition || isShown(now.value.opposition)) return now;
  const { first, second, side } = now.value.opposition;
  const own = side === "first" ? first : second;
  return own ? ok({ ...own, opposition: null }) : now;
}

function isShown({ entry, first, second }: OpposedRoll): boolean {
  const sides = second ? [first, second] : [first];
  return entry.visible && sides.every(({ roll }) => game.messages.get(roll.id)?.isContentVisible === true);
}
