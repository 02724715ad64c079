import { aspectInPlay } from "./aspect-in-play.ts";
import type { Card, CardRender } from "./card-part.ts";
import { itemByUuid, loadedDocument } from "../documents/document-by-uuid.ts";
import { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { activeGame, showLadderWords } from "../settings/active-game.ts";
import { effectNames } from "../documents/effect-names.ts";
import { templatePath } from "../words/template-path.ts";
import { ITEM_TYPES } from "../types/subtypes.ts";
import { enrichUserHtml } from "../words/user-html.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { itemCardView } from "../../view/chat/item-card.view.ts";
import type { Text } from "../../view/text.ts";
import { giveTo } from "../drag/give-to.ts";

const TEMPLATE = templatePath("chat/item-card.hbs");

/** A shown item or actor. It can be dragged away, and an item can be given to an actor. */
export const ITEM_CARD: Card<"card"> = {
  render,
  actions: { give: { run: giveFromCard } },
  dragStart,
};

async function render(message: NornChatMessage<"card">): Promise<CardRender> {
  const { document, kind, game: played, name, img, details, text: description } = message.system;
  const shown = { document, kind, game: played, name, img: img ?? null, details, affinity: affinityOf(message, activeGame()) };
  const card = itemCardView(shown, showLadderWords());
  const taken = cardDragData(message);
  const context = {
    game: played,
    card,
    description: await enrichUserHtml(description, { secrets: false }),
    draggable: taken !== null,
    givable: taken?.type === "Item",
    aspect: aspectInPlay(message),
  };
  return { template: TEMPLATE, context };
}

/** The trait a power is used with, as its owner has it; null for none. */
function affinityOf({ system: { kind, uuid, details } }: NornChatMessage<"card">, played: ActiveGame): Text | null {
  const { affinity } = details;
  if (kind !== "power" || typeof affinity !== "string" || affinity === "") return null;
  const original = uuid ? loadedDocument(uuid) : null;
  const actor = original instanceof Item && original.actor instanceof NornActor ? original.actor : null;
  return effectNames(played, actor).trait(affinity);
}

/** Gives the item of a card to an actor. */
export async function giveFromCard(message: NornChatMessage<"card">): Promise<void> {
  const item = await itemOfCard(message);
  if (item) await giveTo(item, { copy: true });
  else ui.notifications.warn("NORN.Drag.gone", { localize: true });
}

function dragStart(message: NornChatMessage<"card">, event: DragEvent): void {
  const data = cardDragData(message);
  if (data) event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  else event.preventDefault();
}

/** The drag data of a card. `copy`: a card only stands for the original, which stays where it is. */
type CardDragData =
  | { readonly type: "Item" | "Actor"; readonly uuid: string; readonly copy: true }
  | { readonly type: "Item"; readonly data: Item.CreateData };

/**
 * What can be taken from a card: the original if the reader may see it, else a copy of what the card showed. Null if neither is
 * left (a deleted actor).
 */
function cardDragData({ system }: NornChatMessage<"card">): CardDragData | null {
  const type = system.document === "Actor" ? "Actor" : "Item";
  if (system.uuid && mayOpen(system.uuid)) return { type, uuid: system.uuid, copy: true };
  const data = type === "Item" ? shownItem(system) : null;
  return data ? { type: "Item", data } : null;
}

/** The item a card shows, as a document that can be given away: the original, or an unsaved copy of what was shown. */
async function itemOfCard({ system }: NornChatMessage<"card">): Promise<NornItem | null> {
  if (system.document === "Actor") return null;
  const original = system.uuid && mayOpen(system.uuid) ? await itemByUuid(system.uuid) : null;
  if (original) return original;
  const data = shownItem(system);
  return data ? new Item.implementation(data) : null;
}

/** For documents of the world the permission decides; in a compendium, the index. */
function mayOpen(uuid: string): boolean {
  const found = loadedDocument(uuid);
  if (!found) return false;
  if (!(found instanceof Item || found instanceof Actor)) return true;
  return found.testUserPermission(game.user, "OBSERVER");
}

function shownItem({ kind, name, img, text, details }: NornChatMessage<"card">["system"]): Item.CreateData | null {
  const type = ITEM_TYPES.find((id) => id === kind);
  if (!type) return null;
  return { name, type, img: img ?? null, system: { ...details, description: text } };
}
