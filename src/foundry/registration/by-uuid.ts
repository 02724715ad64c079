import { sendToChat } from "../chat/send-to-chat.ts";
import { actorByUuid, itemByUuid } from "../documents/document-by-uuid.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import { enterScene } from "../npc-pool/enter-scene.ts";
import { payDebtOf } from "../npc-pool/pay-debt.ts";
import { rollAsOwn } from "../roll/roll-as-own.ts";
import { rollTrait } from "../roll/roll-trait.ts";

/** What a macro says of a roll. `trait`: which trait of the actor, a skill's id or `key:<key>`; not needed with a skill's own uuid. */
export interface MacroRoll {
  readonly trait?: string;
  /** At once as last time, without the dialog. */
  readonly fast?: boolean;
}

/**
 * Rolls the trait a uuid leads to (a skill on an actor), or the named trait of the actor it leads to.
 * Resolves to the message; to undefined where it is called off, or nothing is there to roll (said in words).
 */
export async function rollTraitByUuid(
  uuid: string,
  { trait, fast = false }: MacroRoll = {},
): Promise<ChatMessage.Implementation | undefined> {
  if (trait === undefined) return rollItem(uuid, fast);
  const actor = await actorByUuid(uuid);
  return actor ? rollTrait(actor, trait, { fast }) : gone(uuid);
}

/** An item on no actor, or one that is no trait, is left to one's own character. */
async function rollItem(uuid: string, fast: boolean): Promise<ChatMessage.Implementation | undefined> {
  const item = await itemByUuid(uuid);
  if (!item) return gone(uuid);
  const rolled = item.actor && isItemOfType(item, "skill");
  return rolled ? rollTrait(item.actor, item.id ?? "", { fast }) : rollAsOwn(item, { fast });
}

/** Shows the item or actor a uuid leads to in chat. */
export async function sendToChatByUuid(uuid: string): Promise<ChatMessage.Implementation | undefined> {
  const shown = (await itemByUuid(uuid)) ?? (await actorByUuid(uuid));
  return shown ? sendToChat(shown) : gone(uuid);
}

/** Somebody without a player enters the scene: asks the GM, and says what it brings into the pool. */
export async function enterSceneByUuid(uuid: string): Promise<ChatMessage.Implementation | undefined> {
  const actor = await actorByUuid(uuid);
  return actor ? enterScene(actor) : gone(uuid);
}

/** The actor a uuid leads to pays back fate points it owes. */
export async function payDebtByUuid(uuid: string, points = 1): Promise<ChatMessage.Implementation | undefined> {
  const actor = await actorByUuid(uuid);
  return actor ? payDebtOf(actor, points) : gone(uuid);
}

function gone(uuid: string): undefined {
  ui.notifications.warn("NORN.Api.Gone", { format: { uuid } });
  return undefined;
}
