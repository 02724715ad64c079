import { shortName } from "../../view/short-name.ts";
import { sendToChat } from "../chat/send-to-chat.ts";
import { COMPEL_ACTION } from "../compel/open-compel.ts";
import { knowsAspect } from "../documents/known-to.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { rollName } from "../mappers/stored-request.ts";
import type { MenuItem } from "../apps/menu-item.ts";
import { type MenuPlace, openRowMenu } from "../apps/row-menu.ts";
import { invokeOnOpenRoll, openRoll } from "../invoke/open-roll.ts";

/** Opens the bar of an aspect where it was clicked: what one does with it most. `more`: further items of the place it is in. */
export function openAspectBar(
  frame: HTMLElement,
  aspect: NornItem<"aspect">,
  place: MenuPlace,
  more: readonly MenuItem[] = [],
): void {
  const label = game.i18n.format("NORN.AspectBar.label", { name: shortName(aspect.name) });
  openRowMenu(frame, label, [...barItems(aspect), ...more], { ...place, bar: true });
}

/** Opens the bar of an aspect named on a card, which may be gone, or unknown to this user. */
export function openAspectBarOn(frame: HTMLElement, uuid: string, place: MenuPlace): void {
  const aspect = ledgerAspect(uuid);
  if (aspect && knowsAspect(game.user, aspect)) openAspectBar(frame, aspect, place);
  else ui.notifications.warn("NORN.AspectBar.gone", { localize: true });
}

function barItems(aspect: NornItem<"aspect">): MenuItem[] {
  return [...playItems(aspect), chatItem(aspect), sheetItem(aspect)];
}

/** An aspect that is not in play does nothing yet. */
function playItems(aspect: NornItem<"aspect">): MenuItem[] {
  if (!aspect.actor || !aspect.inPlay) return [];
  const roll = openRoll();
  const invoke: MenuItem = {
    id: "invoke",
    icon: "fa-solid fa-quote-left",
    label: roll
      ? game.i18n.format("NORN.AspectBar.invokeOn", { roll: shortName(rollName(roll)) })
      : game.i18n.localize("NORN.AspectBar.invoke"),
    run: () => invokeOnOpenRoll(aspect.uuid),
  };
  const compel: MenuItem = {
    id: "compel",
    icon: `fa-solid ${COMPEL_ACTION.icon}`,
    label: game.i18n.localize("NORN.Ledger.Aspect.compel"),
    run: () => COMPEL_ACTION.run(aspect),
  };
  return COMPEL_ACTION.offered(aspect) ? [invoke, compel] : [invoke];
}

function chatItem(aspect: NornItem): MenuItem {
  const label = game.i18n.localize("NORN.AspectBar.chat");
  return { id: "chat", icon: "fa-solid fa-comment", label, run: () => sendToChat(aspect) };
}

function sheetItem(aspect: NornItem): MenuItem {
  const label = game.i18n.localize(aspect.isOwner ? "NORN.AspectBar.edit" : "NORN.AspectBar.view");
  return { id: "open", icon: "fa-solid fa-up-right-from-square", label, run: () => void aspect.sheet?.render(true) };
}
