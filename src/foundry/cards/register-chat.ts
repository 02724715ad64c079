import { registerCalls } from "../calls/register-calls.ts";
import { contextMenuItem } from "../compat/context-menu-item.ts";
import { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { explainBadFormula } from "../chat/explain-bad-formula.ts";
import { drawCard, fetchCardBody } from "./fetch-card-body.ts";
import { registerStickToEnd } from "../chat/stick-to-end.ts";

/** Cards, their menu, calls for rolls, and explanations of bad formulas. Called in `init`. */
export function registerChat(): void {
  NornChatMessage.cardRenderer = drawCard;
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
          if (card) void give(card);
        },
      }),
    );
  });
}

async function give(card: NornChatMessage<"card">): Promise<void> {
  const { giveFromCard } = await fetchCardBody();
  await giveFromCard(card);
}

function cardOf(target: HTMLElement) {
  const message = game.messages.get(target.dataset["messageId"] ?? "");
  return isMessageOfType(message, "card") && message.isContentVisible && message.system.document === "Item" ? message : null;
}
