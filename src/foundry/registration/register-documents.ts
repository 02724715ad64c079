import { NornActor } from "../documents/norn-actor.ts";
import { NornChatMessage } from "../documents/norn-chat-message.ts";
import { NornCombat } from "../documents/norn-combat.ts";
import { NornCombatant } from "../documents/norn-combatant.ts";
import { NornItem } from "../documents/norn-item.ts";

export function registerDocuments(): void {
  CONFIG.Actor.documentClass = NornActor;
  CONFIG.Item.documentClass = NornItem;
  CONFIG.ChatMessage.documentClass = NornChatMessage;
  CONFIG.Combat.documentClass = NornCombat;
  CONFIG.Combatant.documentClass = NornCombatant;
}
