import type { ActiveGame } from "../../../rules/ruleset.ts";
import { shortName } from "../../../view/short-name.ts";
import { sendToChat } from "../../drag/send-to-chat.ts";
import type { NornActor } from "../../documents/norn-actor.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { giveTo } from "../../drag/give-to.ts";
import { isForSale, rollToBuy } from "../../buying/roll-to-buy.ts";
import { adoptOwn, deleteOwn, giveBack, moveOwn } from "../../apps/own-items.ts";
import { aspectItems } from "../../entries/aspect-menu.ts";
import { type MenuItem, menuItems } from "../../apps/menu-item.ts";

const menuItem = menuItems((id) => `NORN.Sheet.Menu.${id}`);

/** What can be done with an item from its row. `rename` is the sheet's own. */
export function rowItems(
  played: ActiveGame,
  actor: NornActor,
  item: NornItem,
  editable: boolean,
  rename: () => void,
): MenuItem[] {
  const forAll = [
    menuItem("open", "fa-up-right-from-square", () => openSheet(item)),
    menuItem("chat", "fa-comment", () => sendToChat(item)),
    ...aspectItems(played, item),
  ];
  if (!editable) return forAll;
  return [
    ...forAll,
    ...(item.inPlay && isForSale(played, item) ? [menuItem("buy", "fa-cart-shopping", () => rollToBuy(item, actor))] : []),
    menuItem("give", "fa-hand-holding", () => giveTo(item)),
    ...(item.inPlay
      ? [
          menuItem("rename", "fa-pen", rename),
          menuItem("up", "fa-arrow-up", () => moveOwn(actor, item, -1)),
          menuItem("down", "fa-arrow-down", () => moveOwn(actor, item, 1)),
        ]
      : [adoptItem(actor, item)]),
    ...(item.adopted ? [giveBackItem(item)] : []),
    menuItem("delete", "fa-trash", () => deleteOwn(actor, item)),
  ];
}

/** It was made in another game and does not count in this one. */
function adoptItem(actor: NornActor, item: NornItem): MenuItem {
  const label = game.i18n.localize("NORN.Elsewhere.adopt");
  return { id: "adopt", icon: "fa-solid fa-check", label, run: () => adoptOwn(actor, [item.id ?? ""]) };
}

/** The way back from adopting it. */
function giveBackItem(item: NornItem): MenuItem {
  const own = game.i18n.localize(`NORN.Game.Name.${item.madeIn}`);
  const label = game.i18n.format("NORN.Elsewhere.giveBack", { game: own });
  return { id: "giveBack", icon: "fa-solid fa-rotate-left", label, run: () => giveBack(item) };
}

function openSheet(item: NornItem): void {
  void item.sheet?.render(true);
}

export function menuLabel(item: NornItem): string {
  return game.i18n.format("NORN.Sheet.Row.menu", { name: shortName(item.name) });
}
