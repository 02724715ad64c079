import { rollNow, type RollNow } from "../../ledger/replay-roll.ts";
import type { World } from "../../ledger/world.ts";
import type { Result } from "../../rules/index.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerStore } from "./ledger-store.ts";
import { worldOfDocuments } from "./world-of-documents.ts";

/** The world as this client knows it now. */
export function ledgerWorld(): World {
  return worldOfDocuments(ledgerStore());
}

/** A roll as it is now, after all its entries. */
export function rollOn(message: Pick<NornChatMessage<"action">, "id">): Result<RollNow> {
  return rollNow(ledgerWorld(), message.id ?? "");
}
