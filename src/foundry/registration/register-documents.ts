import { NornActor } from "../documents/norn-actor.ts";
import { NornChatMessage } from "../documents/norn-chat-message.ts";
import { NornCombat, NornCombatant } from "../documents/norn-combat.ts";
import { NornItem } from "../documents/norn-item.ts";
import { HARM_ATTRIBUTE } from "../harm/token-bar.ts";
import { ACTOR_TYPES } from "../types/subtypes.ts";

export function registerDocuments(): void {
  CONFIG.Actor.documentClass = NornActor;
  CONFIG.Item.documentClass = NornItem;
  CONFIG.ChatMessage.documentClass = NornChatMessage;
  CONFIG.Combat.documentClass = NornCombat;
  CONFIG.Combatant.documentClass = NornCombatant;
}

/** What tokens can show and change: fate points have no upper limit, so they are values and not bars; a track is a bar. */
export function registerTrackableAttributes(): void {
  const attributes = { bar: [HARM_ATTRIBUTE], value: ["fatePoints.value", "fatePoints.refresh", "size"] };
  CONFIG.Actor.trackableAttributes = Object.fromEntries(ACTOR_TYPES.map((type) => [type, attributes]));
}
