import { isMessageOfType } from "../documents/of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { CompelNow } from "../../ledger/compel/replay-compel.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { rollStore } from "../ledger/roll-store.ts";

type Roll = NornChatMessage<"action">;

/**
 * The roll an agreed compel would affect now: the last one made since it was offered. Null for none, and if it affects no roll.
 */
export function rollForCompel({ compel, now }: CompelNow): Roll | null {
  if (now.stage !== "accepted" || now.request.effect === "event") return null;
  const { request, outcomes } = ledgerStore().messagesOf(compel.id);
  const since = game.messages.get(request?.message ?? outcomes[0]?.message ?? "")?.timestamp ?? 0;
  const last = lastRollOf(compel.request.target);
  return last && last.timestamp > since ? last : null;
}

/** The last roll of an actor that this user may see. */
export function lastRollOf(actor: string): Roll | null {
  const theirs = rollStore()
    .by(actor)
    .map(({ id }) => game.messages.get(id));
  const last = theirs.findLast((message) => message?.isContentVisible);
  return isMessageOfType(last, "action") ? last : null;
}
