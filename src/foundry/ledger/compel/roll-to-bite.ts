import { isMessageOfType } from "../../documents/is-message-of-type.ts";
import type { NornChatMessage } from "../../documents/norn-chat-message.ts";
import { readStoredRequest } from "../../roll/stored-request.ts";
import type { CompelOnTable } from "./compel-now.ts";

type Roll = NornChatMessage<"action">;

/** The roll an agreed compel would bite now: the last one made since it was offered. Null for none, and where it bites no roll. */
export function rollToBite({ compel, now }: CompelOnTable): Roll | null {
  if (now.stage !== "accepted" || now.details.effect === "event") return null;
  const since = game.messages.get(compel.id)?.timestamp ?? 0;
  const last = lastRollOf(compel.asked.target);
  return last && last.timestamp > since ? last : null;
}

/** The last roll of an actor that this user may see. */
export function lastRollOf(actor: string): Roll | null {
  const rolls = [...game.messages].flatMap((message) => {
    const theirs = isMessageOfType(message, "action") && message.system.actor === actor && message.isContentVisible;
    return theirs ? [message] : [];
  });
  return rolls.toSorted((a, b) => a.timestamp - b.timestamp).at(-1) ?? null;
}

/** The traits rolled. */
export function rollName({ system }: Roll): string {
  const request = readStoredRequest(system.request);
  return request.ok ? request.value.traits.map(({ name }) => name).join(" + ") : system.actorName;
}
