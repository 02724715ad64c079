import { shortName } from "../../view/short-name.ts";
import { aspectBarItems } from "./aspect-menu.ts";
import { sendToChat } from "../drag/send-to-chat.ts";
import { knowsAspect } from "../documents/known-to.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import type { MenuItem } from "../apps/menu-item.ts";
import { type MenuPlace, openRowMenu } from "../apps/row-menu.ts";

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
  return [...aspectBarItems(aspect), chatItem(aspect), sheetItem(aspect)];
}

function chatItem(aspect: NornItem): MenuItem {
  const label = game.i18n.localize("NORN.AspectBar.chat");
  return { id: "chat", icon: "fa-solid fa-comment", label, run: () => sendToChat(aspect) };
}

function sheetItem(aspect: NornItem): MenuItem {
  const label = game.i18n.localize(aspect.isOwner ? "NORN.AspectBar.edit" : "NORN.AspectBar.view");
  return { id: "open", icon: "fa-solid fa-up-right-from-square", label, run: () => void aspect.sheet?.render(true) };
}
