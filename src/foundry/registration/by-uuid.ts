import { sendToChat } from "../chat/send-to-chat.ts";
import { actorByUuid, itemByUuid } from "../documents/document-by-uuid.ts";
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
  const actor = trait === undefined ? ((await itemByUuid(uuid))?.actor ?? null) : await actorByUuid(uuid);
  const id = trait ?? foundry.utils.parseUuid(uuid)?.id;
  if (!actor || !id) return gone(uuid);
  return rollTrait(actor, id, { fast });
}

/** Shows the item or actor a uuid leads to in chat. */
export async function sendToChatByUuid(uuid: string): Promise<ChatMessage.Implementation | undefined> {
  const shown = (await itemByUuid(uuid)) ?? (await actorByUuid(uuid));
  return shown ? sendToChat(shown) : gone(uuid);
}

function gone(uuid: string): undefined {
  ui.notifications.warn("NORN.Api.Gone", { format: { uuid } });
  return undefined;
}
