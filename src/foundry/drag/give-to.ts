import { fieldValue, prompt, type PromptButton } from "../apps/prompt.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { sendToChat } from "./send-to-chat.ts";
import { dropOnActor, type DropKeys } from "./drop-on-actor.ts";
import { macroForItem, putOnHotbar } from "./hotbar.ts";
import { ACTOR_TYPES } from "../types/subtypes.ts";

const HOTBAR: PromptButton<"hotbar"> = { id: "hotbar", label: "NORN.Drag.Give.hotbar", icon: "fa-grip" };

/**
 * Does by keyboard what dragging does by mouse: onto an actor the user may change, into chat, onto the hotbar. With `copy` the
 * original stays where it is, without a question.
 */
export async function giveTo(item: NornItem, { copy = false }: Partial<DropKeys> = {}): Promise<void> {
  const actors = game.actors.filter((actor) => actor.isOwner && actor.uuid !== item.parent?.uuid);
  const takeable = !copy && item.parent !== null && !item.pack && item.isOwner;
  const answer = await prompt<"give" | "chat" | "hotbar">({
    title: "NORN.Drag.Give.title",
    icon: "fa-hand-holding-hand",
    className: "norn-give",
    template: "drag/give-to.hbs",
    context: { name: item.name, groups: actorsByType(actors), single: actors.length === 1, takeable },
    buttons: [
      { id: "give", label: "NORN.Drag.Give.give", icon: "fa-hand-holding-hand" },
      { id: "chat", label: "NORN.Drag.Give.chat", icon: "fa-comment" },
      ...(item.id ? [HOTBAR] : []),
    ],
  });
  if (!answer) return;
  const { button, fields } = answer;
  if (button === "chat") await sendToChat(item);
  else if (button === "hotbar") await putOnHotbar(macroForItem(item));
  else await give(item, fieldValue(fields, "actor"), { copy: copy || fields.has("copy") });
}

async function give(item: NornItem, uuid: string, keys: DropKeys): Promise<void> {
  const actor = uuid === "" ? null : await actorByUuid(uuid);
  if (actor) await dropOnActor(actor, item, keys);
  else ui.notifications.warn("NORN.Drag.Give.nobody", { localize: true });
}

/** By type: characters first, then NPCs, then the rest. */
export function actorsByType(actors: readonly NornActor[]): { label: string; actors: { uuid: string; name: string }[] }[] {
  return ACTOR_TYPES.filter((type) => actors.some((actor) => actor.type === type)).map((type) => ({
    label: `TYPES.Actor.${type}`,
    actors: actors
      .filter((actor) => actor.type === type)
      .map(({ uuid, name }) => ({ uuid, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }));
}
