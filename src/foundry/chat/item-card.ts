import { itemCardView } from "../../view/chat/item-card.view.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { giveTo } from "../drag/give-to.ts";
import { showLadderWords } from "../settings/current-game.ts";
import { templatePath } from "../template-path.ts";
import { enrichUserHtml } from "../user-html.ts";
import { cardDragData, itemOfCard } from "./card-document.ts";
import type { Card, CardRender } from "./card-part.ts";

const TEMPLATE = templatePath("chat/item-card.hbs");

/** A shown item or actor. It can be dragged away, and an item can be given to an actor. */
export const ITEM_CARD: Card<"card"> = {
  templates: [TEMPLATE],
  render,
  actions: { give: { run: giveFromCard } },
  dragStart,
};

async function render(message: NornChatMessage<"card">): Promise<CardRender> {
  const { document, kind, game: played, name, img, details, text: description } = message.system;
  const card = itemCardView({ document, kind, game: played, name, img: img ?? null, details }, showLadderWords());
  const taken = cardDragData(message);
  const context = {
    game: played,
    card,
    description: await enrichUserHtml(description, { secrets: false }),
    draggable: taken !== null,
    givable: taken?.type === "Item",
  };
  return { template: TEMPLATE, context };
}

/** The same from the card's menu. */
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
