import { shortName } from "../../../view/actor/short-name.ts";
import { sendToChat } from "../../chat/send-to-chat.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { giveTo } from "../../drag/give-to.ts";
import { deleteOwn } from "./own-items.ts";
import { aspectEntries } from "../../entries/aspect-menu.ts";
import type { MenuItem } from "./row-menu.ts";
import { moveOwn } from "./own-items.ts";

/** What can be done with an item from its row. `rename` is the sheet's own. */
export function rowEntries(actor: NornActor, item: NornItem, editable: boolean, rename: () => void): MenuItem[] {
  const entry = (id: string, icon: string, run: MenuItem["run"]): MenuItem => ({
    id,
    icon: `fa-solid ${icon}`,
    label: game.i18n.localize(`NORN.Sheet.Menu.${id}`),
    run,
  });
  const forAll = [
    entry("open", "fa-up-right-from-square", () => openSheet(item)),
    entry("chat", "fa-comment", () => sendToChat(item)),
    ...aspectEntries(item),
  ];
  if (!editable) return forAll;
  return [
    ...forAll,
    entry("give", "fa-hand-holding", () => giveTo(item)),
    entry("rename", "fa-pen", rename),
    entry("up", "fa-arrow-up", () => moveOwn(actor, item, -1)),
    entry("down", "fa-arrow-down", () => moveOwn(actor, item, 1)),
    entry("delete", "fa-trash", () => deleteOwn(actor, item)),
  ];
}

function openSheet(item: NornItem): void {
  void item.sheet?.render(true);
}

export function menuLabel(item: NornItem): string {
  return game.i18n.format("NORN.Sheet.Row.menu", { name: shortName(item.name) });
}
