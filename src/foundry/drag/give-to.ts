import { dialogContent } from "../apps/dialog-content.ts";
import { actorByUuid } from "../documents/document-by-uuid.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { sendToChat } from "../chat/send-to-chat.ts";
import { dropOnActor, type DropKeys } from "./drop-on-actor.ts";
import { macroForItem } from "./macro-for-item.ts";
import { putOnHotbar } from "./put-on-hotbar.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("chat/give-to.hbs");

/**
 * Does by keyboard what dragging does by mouse: onto an actor the user may change, into chat, onto the hotbar. With `copy` the
 * original stays where it is, without a question.
 */
export async function giveTo(item: NornItem, { copy = false }: Partial<DropKeys> = {}): Promise<void> {
  const actors = game.actors.filter((actor) => actor.isOwner && actor.uuid !== item.parent?.uuid);
  const takeable = !copy && item.parent !== null && !item.pack && item.isOwner;
  const content = await dialogContent(TEMPLATE, {
    name: item.name,
    groups: byType(actors),
    single: actors.length === 1,
    takeable,
  });
  const answer = await foundry.applications.api.DialogV2.wait({
    classes: ["norn", "norn-ask", "norn-give"],
    position: { width: 380 },
    window: { title: "NORN.Drag.Give.title", icon: "fa-solid fa-hand-holding-hand" },
    content,
    rejectClose: false,
    buttons: [
      { action: "give", label: "NORN.Drag.Give.give", icon: "fa-solid fa-hand-holding-hand", default: true, callback: chosen },
      { action: "chat", label: "NORN.Drag.Give.chat", icon: "fa-solid fa-comment" },
      ...(item.id ? [{ action: "hotbar", label: "NORN.Drag.Give.hotbar", icon: "fa-solid fa-grip" }] : []),
    ],
  });
  if (answer === "chat") await sendToChat(item);
  else if (answer === "hotbar") await putOnHotbar(macroForItem(item));
  else if (answer && typeof answer === "object") await give(item, { ...answer, copy: copy || answer.copy });
}

interface Chosen extends DropKeys {
  readonly actor: string;
}

/** The button's form at the time it is pressed. */
function chosen(_event: Event, button: HTMLButtonElement): Chosen {
  const { actor, copy } = button.form ? new foundry.applications.ux.FormDataExtended(button.form).object : {};
  return { actor: typeof actor === "string" ? actor : "", copy: copy === true };
}

async function give(item: NornItem, { actor: uuid, copy }: Chosen): Promise<void> {
  const actor = uuid === "" ? null : await actorByUuid(uuid);
  if (actor) await dropOnActor(actor, item, { copy });
  else ui.notifications.warn("NORN.Drag.Give.nobody", { localize: true });
}

/** The user's own characters first, then the rest by type. */
function byType(actors: readonly NornActor[]): { label: string; actors: { uuid: string; name: string }[] }[] {
  const types = [...new Set(actors.map(({ type }) => type))];
  return types.map((type) => ({
    label: `TYPES.Actor.${type}`,
    actors: actors
      .filter((actor) => actor.type === type)
      .map(({ uuid, name }) => ({ uuid, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }));
}
