import { knowsAspect } from "../documents/known-to.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";

/** Uuid of the aspect a card shows, if it is in play and this user knows it; "" for any other card. */
export function aspectInPlay({ system }: NornChatMessage<"card">): string {
  const aspect = ledgerAspect(system.uuid ?? "");
  return aspect?.inPlay && knowsAspect(game.user, aspect) ? aspect.uuid : "";
}
