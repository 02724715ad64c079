import { contextMenuEntry } from "../compat/context-menu-entry.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { loadCardTemplates } from "./card-registry.ts";
import { explainBadFormula } from "./explain-bad-formula.ts";
import { giveFromCard } from "./item-card.ts";
import { refreshCards } from "./render-card.ts";
import { registerStayAtEnd } from "./stay-at-end.ts";

/** Cards, their menu, and explanations of bad formulas. Called in `init`. */
export function registerChat(): void {
  void loadCardTemplates();
  registerStayAtEnd();
  Hooks.on("norn.gameChanged", refreshCards);
  // What a roll's card showed is then shown by each entry's own line.
  Hooks.on("deleteChatMessage", (message) => {
    if (message.type === "action") refreshCards();
  });
  Hooks.on("chatMessage", explainBadFormula);
  Hooks.on("getChatMessageContextOptions", (_log, entries) => {
    entries.push(
      contextMenuEntry({
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

function cardOf(target: HTMLElement) {
  const message = game.messages.get(target.dataset["messageId"] ?? "");
  return isMessageOfType(message, "card") && message.isContentVisible && message.system.document === "Item" ? message : null;
}
