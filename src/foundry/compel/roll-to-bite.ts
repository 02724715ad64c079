import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { readStoredRequest } from "../roll/stored-request.ts";
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
  let last: Roll | null = null;
  for (const message of game.messages) {
    const theirs = isMessageOfType(message, "action") && message.system.actor === actor;
    if (theirs && message.timestamp >= (last?.timestamp ?? 0) && message.isContentVisible) last = message;
  }
  return last;
}

/** The traits rolled. */
export function rollName({ system }: Roll): string {
  const request = readStoredRequest(system.request);
  return request.ok ? request.value.traits.map(({ name }) => name).join(" + ") : system.actorName;
}
