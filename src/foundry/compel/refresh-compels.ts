import { refreshCard } from "../chat/render-card.ts";
import { renderedCards } from "../chat/rendered-cards.ts";
import { onRoll } from "../documents/on-change.ts";
import { entryOf } from "../ledger/ledger-store.ts";

/** Redraws compels that wait for a roll, or for a free invocation. Called in `init`. */
export function registerRefreshCompels(): void {
  // A compel that waits for the next roll can take effect now.
  onRoll(["created"], ({ system }) => refreshCompels("target", system.actor ?? ""));
  // The free invocation that was to pay may be gone.
  Hooks.on("updateItem", (item, change) => {
    if (foundry.utils.hasProperty(change, "system.free")) refreshCompels("aspect", item.uuid);
  });
  Hooks.on("deleteItem", (item) => refreshCompels("aspect", item.uuid));
}

function refreshCompels(by: "target" | "aspect", uuid: string): void {
  for (const { message } of renderedCards()) {
    const entry = entryOf(message);
    if (entry?.kind === "compel" && entry.request[by] === uuid) refreshCard(message.id ?? "");
  }
}
