import { NornActor } from "../documents/norn-actor.ts";
import { NornChatMessage } from "../documents/norn-chat-message.ts";
import { NornCombat, NornCombatant } from "../documents/norn-combat.ts";
import { NornItem } from "../documents/norn-item.ts";
import { NornToken } from "../documents/norn-token.ts";
import { registerAspectsOfThings } from "../hooks/aspects-of-things.ts";
import { HARM_ATTRIBUTE, POINTS_ATTRIBUTE } from "../documents/token-bar.ts";
import { ACTOR_TYPES } from "../types/subtypes.ts";

export function registerDocuments(): void {
  CONFIG.Actor.documentClass = NornActor;
  CONFIG.Item.documentClass = NornItem;
  CONFIG.ChatMessage.documentClass = NornChatMessage;
  CONFIG.Token.documentClass = NornToken;
  CONFIG.Combat.documentClass = NornCombat;
  CONFIG.Combatant.documentClass = NornCombatant;
  registerAspectsOfThings();
}

/** What tokens can show and change. Fate points have no upper limit, so they are a value: `NornToken` makes a bar of it. */
export function registerTrackableAttributes(): void {
  const attributes = { bar: [HARM_ATTRIBUTE], value: [POINTS_ATTRIBUTE, "fatePoints.refresh", "size"] };
  CONFIG.Actor.trackableAttributes = Object.fromEntries(ACTOR_TYPES.map((type) => [type, attributes]));
}
