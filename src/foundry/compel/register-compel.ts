import { aspectInPlay } from "../chat/item-card.ts";
import { refreshCard } from "../chat/render-card.ts";
import { renderedCards } from "../chat/rendered-cards.ts";
import { contextMenuEntry } from "../compat/context-menu-entry.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { entryOf } from "../ledger/ledger-store.ts";
import { compelByUuid, mayCompelNow } from "./open-compel.ts";

/** The menu of an aspect's card, and compels that wait for a roll. Called in `init`. */
export function registerCompel(): void {
  Hooks.on("getChatMessageContextOptions", (_log, entries) => {
    entries.push(
      contextMenuEntry({
        label: "NORN.Ledger.Aspect.compel",
        icon: '<i class="fa-solid fa-bolt"></i>',
        visible: (target) => aspectOf(target) !== "" && mayCompelNow(),
        onClick: (target) => void compelByUuid(aspectOf(target)),
      }),
    );
  });
  Hooks.on("createChatMessage", (message) => {
    // A compel that waits for the next roll can take effect now.
    if (isMessageOfType(message, "action")) refreshCompels("target", message.system.actor ?? "");
  });
  // The free invocation that was to pay may be gone.
  Hooks.on("updateItem", (item, change) => {
    if (foundry.utils.hasProperty(change, "system.free")) refreshCompels("aspect", item.uuid);
  });
  Hooks.on("deleteItem", (item) => refreshCompels("aspect", item.uuid));
}

function aspectOf({ dataset }: HTMLElement): string {
  const message = game.messages.get(dataset["messageId"] ?? "");
  return isMessageOfType(message, "card") ? aspectInPlay(message) : "";
}

function refreshCompels(by: "target" | "aspect", uuid: string): void {
  for (const { message } of renderedCards()) {
    const entry = entryOf(message);
    if (entry?.kind === "compel" && entry.request[by] === uuid) refreshCard(message.id ?? "");
  }
}
