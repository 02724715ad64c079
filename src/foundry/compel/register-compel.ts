import { refreshCard } from "../chat/render-card.ts";
import { renderedCards } from "../chat/rendered-cards.ts";
import { contextMenuEntry } from "../compat/context-menu-entry.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { entryOf } from "../ledger/ledger-store.ts";
import { mayCompel } from "./compel-choices.ts";
import { compelByUuid, openCompel } from "./open-compel.ts";

/** The key as core spells it; the public types give it a branded type. */
const ALT = "Alt" as foundry.helpers.interaction.KeyboardManager.ModifierKeys["ALT"];

/** A key, the menu of an aspect's card, and compels that wait for a roll. Called in `init`. */
export function registerCompel(): void {
  game.keybindings.register("norn", "compel", {
    name: "NORN.Compel.Keybinding.name",
    hint: "NORN.Compel.Keybinding.hint",
    editable: [{ key: "KeyC", modifiers: [ALT] }],
    onDown: () => {
      void openCompel();
      return true;
    },
  });
  Hooks.on("getChatMessageContextOptions", (_log, entries) => {
    entries.push(
      contextMenuEntry({
        label: "NORN.Ledger.Aspect.compel",
        icon: '<i class="fa-solid fa-bolt"></i>',
        visible: (target) => aspectOf(target) !== null && mayCompel(currentRuleset()),
        onClick: (target) => void compelByUuid(aspectOf(target) ?? ""),
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

/** Uuid of the aspect a card shows, if it is in play and this user knows it. */
function aspectOf({ dataset }: HTMLElement): string | null {
  const message = game.messages.get(dataset["messageId"] ?? "");
  const aspect = isMessageOfType(message, "card") ? ledgerAspect(message.system.uuid ?? "") : null;
  return aspect?.inPlay && knowsAspect(game.user, aspect) ? aspect.uuid : null;
}

function refreshCompels(by: "target" | "aspect", uuid: string): void {
  for (const { message } of renderedCards()) {
    const entry = entryOf(message);
    if (entry?.kind === "compel" && entry.request[by] === uuid) refreshCard(message.id ?? "");
  }
}
