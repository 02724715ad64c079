import type { NornActor } from "./norn-actor.ts";
import type { NornChatMessage } from "./norn-chat-message.ts";
import type { NornCombat, NornCombatant } from "./norn-combat.ts";
import type { NornItem } from "./norn-item.ts";
import type { ActorSlice } from "../mappers/actor-snapshot.ts";
import type { ActorType, ItemType, MessageType } from "../types/subtypes.ts";

/** Narrows a document to one type, so that `system` has that type's data. */
export function isActorOfType<SubType extends ActorType>(document: unknown, type: SubType): document is NornActor<SubType> {
  return document instanceof Actor && document.type === type;
}

/** Narrows a document to one type, so that `system` has that type's data. */
export function isItemOfType<SubType extends ItemType>(document: unknown, type: SubType): document is NornItem<SubType> {
  return document instanceof Item && document.type === type;
}

/** Narrows a document to one type, so that `system` has that type's data. */
export function isMessageOfType<SubType extends MessageType>(
  document: unknown,
  type: SubType,
): document is NornChatMessage<SubType> {
  return document instanceof ChatMessage && document.type === type;
}

/** Narrows a combat to Norn's type, so that `system` has that type's data. */
export function isCombatOfType<SubType extends Combat.SubType>(
  document: unknown,
  type: SubType,
): document is NornCombat<SubType> {
  return document instanceof Combat && document.type === type;
}

export function isCombatantOfType<SubType extends Combatant.SubType>(
  document: unknown,
  type: SubType,
): document is NornCombatant<SubType> {
  return document instanceof Combatant && document.type === type;
}

/** A message of the ledger: a request or an outcome. */
export function isLedgerMessage(message: unknown): message is NornChatMessage<"request" | "entry"> {
  return isMessageOfType(message, "request") || isMessageOfType(message, "entry");
}

/** Whether an actor's `system` is Norn's: all our types share these fields. */
export function hasActorData(system: object): system is ActorSlice["system"] {
  return "fatePoints" in system && "tracks" in system;
}
