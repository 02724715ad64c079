import { registerCallCards } from "../calls/call-card.ts";
import { registerCalls } from "../calls/register-calls.ts";
import { contextMenuItem } from "../compat/context-menu-item.ts";
import { registerRefreshCompels } from "../compel/refresh-compels.ts";
import { registerRoundLines } from "../conflict/round-line.ts";
import { registerRefreshCreated } from "../created-aspects/created-on-roll.ts";
import { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { onRoll } from "../documents/on-change.ts";
import { registerOppose } from "../oppose/register-oppose.ts";
import { registerRefreshSpendButtons } from "../spend/refresh-spend-buttons.ts";
import { registerCards } from "./cards.ts";
import { registerEntryCards } from "../chat/refresh-entry-cards.ts";
import { explainBadFormula } from "../chat/explain-bad-formula.ts";
import { giveFromCard } from "../chat/item-card.ts";
import { refreshCards, renderCard } from "../chat/render-card.ts";
import { registerStickToEnd } from "../chat/stick-to-end.ts";

/** Cards, their menu, calls for rolls, and explanations of bad formulas. Called in `init`. */
export function registerChat(): void {
  NornChatMessage.cardRenderer = renderCard;
  registerCards();
  keepCardsCurrent();
  registerStickToEnd();
  registerCalls();
  Hooks.on("chatMessage", explainBadFormula);
  Hooks.on("getChatMessageContextOptions", (_log, entries) => {
    entries.push(
      contextMenuItem({
        label: "NORN.Drag.giveTo",
        icon: '<i class="fa-solid fa-hand-holding-hand"></i>',
        visible: (target) => cardOf(target) !== null,
        onClick: (target) => {
          const card = cardOf(target);
          if (card) void giveFromCard(card);
        },
      }),
    );
  });
}

/** Redraws the cards on the screen that a change concerns. */
function keepCardsCurrent(): void {
  registerEntryCards();
  registerRoundLines();
  registerRefreshCreated();
  registerRefreshCompels();
  registerOppose();
  registerCallCards();
  registerRefreshSpendButtons();
  Hooks.on("norn.gameChanged", refreshCards);
  // A roll can be sent to a ladder once there is one.
  for (const hook of ["createItem", "deleteItem"] as const) {
    Hooks.on(hook, (item: Item.Implementation) => {
      if (item.type === "challenge") refreshCards();
    });
  }
  // What a roll's card showed is then shown by each entry's own line.
  onRoll(["deleted"], refreshCards);
}

function cardOf(target: HTMLElement) {
  const message = game.messages.get(target.dataset["messageId"] ?? "");
  return isMessageOfType(message, "card") && message.isContentVisible && message.system.document === "Item" ? message : null;
}
