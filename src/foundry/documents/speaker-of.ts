import type { NornActor } from "./norn-actor.ts";

/**
 * A message's speaker: the actor that acts, else the GM by name. Core would use the selected token instead, which may be
 * unrelated.
 */
export function speakerOf(actor: NornActor | null): ReturnType<typeof ChatMessage.getSpeaker> {
  if (actor) return ChatMessage.getSpeaker({ actor });
  return game.user.isGM ? { scene: null, actor: null, token: null, alias: game.user.name } : ChatMessage.getSpeaker();
}
