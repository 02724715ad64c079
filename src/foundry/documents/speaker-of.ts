import type { NornActor } from "./norn-actor.ts";

/**
 * Who a message is by: the actor who acts, else the GM by name. Core would name the selected token instead, which need not have
 * anything to do with it.
 */
export function speakerOf(actor: NornActor | null): ReturnType<typeof ChatMessage.getSpeaker> {
  if (actor) return ChatMessage.getSpeaker({ actor });
  return game.user.isGM ? { scene: null, actor: null, token: null, alias: game.user.name } : ChatMessage.getSpeaker();
}
