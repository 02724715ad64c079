import { ownCharacter } from "../documents/actors-in-play.ts";
import { exportActor } from "../exchange/open-import.ts";
import type { ActorFile } from "../../view/exchange/actor-file.ts";
import { actorByUuid, itemByUuid } from "../documents/document-by-uuid.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { openRecovery } from "../recovery/open-recovery.ts";
import { sendToChat } from "../drag/send-to-chat.ts";
import { changePool, enterScene, payDebtOf } from "../npc-pool/npc-pool-actions.ts";
import { rollTrait } from "../roll/roll-trait.ts";

/**
 * What a macro gives for a roll. `trait`: which trait of the actor, a skill's id or `key:<key>`; not needed with a skill's own
 * uuid.
 */
export interface MacroRoll {
  readonly trait?: string;
  /** Rolls as last time, without the dialog. */
  readonly fast?: boolean;
}

/**
 * Rolls the skill with this uuid, or the named trait of the actor with this uuid.
 * Resolves to the message; to undefined if it is cancelled, or there is nothing to roll (which the user is informed of).
 */
export async function rollTraitByUuid(uuid: string, how?: MacroRoll | null): Promise<ChatMessage.Implementation | undefined> {
  const { trait, fast = false } = how ?? {};
  if (typeof trait !== "string") return rollItem(uuid, fast);
  const actor = await actorByUuid(uuid);
  if (!actor) return gone(uuid);
  return rollTrait(actor, trait, { fast });
}

/** An item on no actor, or one that is not a trait, is resolved for the user's own character. */
async function rollItem(uuid: string, fast: boolean): Promise<ChatMessage.Implementation | undefined> {
  const item = await itemByUuid(uuid);
  if (!item) return gone(uuid);
  if (item.actor && isItemOfType(item, "skill")) {
    return rollTrait(item.actor, item.id ?? "", { fast });
  }
  const { rollAsOwn } = await import("../roll/roll-as-own.ts");
  return rollAsOwn(item, { fast });
}

/** An actor as plain data, of which `importActor` makes the same again. */
export async function exportActorByUuid(uuid: string): Promise<ActorFile | undefined> {
  const actor = await actorByUuid(uuid);
  if (!actor) return gone(uuid);
  if (actor.testUserPermission(game.user, "OBSERVER")) return exportActor(actor);
  ui.notifications.warn("NORN.Api.NotReadable", { format: { name: actor.name } });
  return undefined;
}

/** Shows the item or actor with this uuid in chat. */
export async function sendToChatByUuid(uuid: string): Promise<ChatMessage.Implementation | undefined> {
  const shown = (await itemByUuid(uuid)) ?? (await actorByUuid(uuid));
  if (!shown) return gone(uuid);
  return sendToChat(shown);
}

/** An NPC enters the scene: asks the GM, and shows what it brings into the pool. */
export async function enterSceneByUuid(uuid: string): Promise<ChatMessage.Implementation | undefined> {
  const actor = await actorByUuid(uuid);
  if (!actor) return gone(uuid);
  return enterScene(actor);
}

/** Changes the GM's pool by some points, for a reason. */
export async function changePoolBy(by: number, reason?: string): Promise<ChatMessage.Implementation | undefined> {
  return changePool(by, reason);
}

/** The actor with this uuid pays back fate points it owes. */
export async function payDebtByUuid(uuid: string, points = 1): Promise<ChatMessage.Implementation | undefined> {
  const actor = await actorByUuid(uuid);
  if (!actor) return gone(uuid);
  if (!Number.isInteger(points) || points < 1) {
    ui.notifications.warn("NORN.Api.Points", { localize: true });
    return undefined;
  }
  return payDebtOf(actor, points);
}

/** What heals of the actor with this uuid, and how; without one, of the user's own character. */
export async function recoveryByUuid(uuid?: string): Promise<void> {
  const actor = uuid === undefined ? ownCharacter() : await actorByUuid(uuid);
  if (actor) await openRecovery(actor);
  else if (uuid === undefined) ui.notifications.warn("NORN.Help.noCharacter", { localize: true });
  else gone(uuid);
}

function gone(uuid: string): undefined {
  ui.notifications.warn("NORN.Api.Gone", { format: { uuid } });
  return undefined;
}
