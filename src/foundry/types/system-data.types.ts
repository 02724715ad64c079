/**
 * Checked by the compiler only: each subtype's `system` has its own data. One wrong field (a ForeignDocumentField, say) would
 * silently turn it into `never`.
 */
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { NornCombat } from "../documents/norn-combat.ts";
import type { NornCombatant } from "../documents/norn-combat.ts";
import type { NornItem } from "../documents/norn-item.ts";
import type { ActorType, ItemType, MessageType } from "./subtypes.ts";

type IsData<System> = [System] extends [never] ? false : object extends System ? false : true;
type Every<Checks extends Record<string, true>> = Checks;

export type ActorSystems = Every<{ [Type in ActorType]: IsData<NornActor<Type>["system"]> }>;
export type ItemSystems = Every<{ [Type in ItemType]: IsData<NornItem<Type>["system"]> }>;
export type MessageSystems = Every<{ [Type in MessageType]: IsData<NornChatMessage<Type>["system"]> }>;
export type CombatSystems = Every<{ conflict: IsData<NornCombat<"conflict">["system"]> }>;
export type CombatantSystems = Every<{ participant: IsData<NornCombatant<"participant">["system"]> }>;
