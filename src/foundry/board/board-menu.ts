import { isElement } from "../redraw/elements.ts";
import { labelItems } from "../canvas/label-items.ts";
import { openAspectBar } from "../entries/aspect-bar.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { isItemOfType } from "../documents/of-type.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { deleteOwn, moveOwn } from "../apps/own-items.ts";
import { type MenuItem, menuItems } from "../apps/menu-item.ts";
import { askWhereTo, placesFor } from "./move-aspect.ts";
import { askWhoKnows } from "./who-knows.ts";

const menuItem = menuItems((id) => `NORN.Board.${id}`);

/** Opens the bar of an aspect on the board, with what those who may change its place can do there. */
export function openBoardBar(frame: HTMLElement, button: HTMLElement): void {
  const aspect = ledgerAspect(button.dataset["uuid"] ?? "");
  if (!aspect) return;
  const { left: x, bottom: y } = button.getBoundingClientRect();
  openAspectBar(frame, aspect, { button, point: { x, y } }, itemsOf(aspect));
}

function itemsOf(aspect: NornItem<"aspect">): MenuItem[] {
  const place = aspect.actor;
  if (!place?.isOwner) return [];
  const { hidden } = aspect.system;
  return [
    hidden
      ? menuItem("reveal", "fa-eye", () => aspect.update({ system: { hidden: false } }))
      : menuItem("hide", "fa-eye-slash", () => aspect.update({ system: { hidden: true } })),
    ...(game.users.some(({ isGM }) => !isGM) ? [menuItem("whoKnows", "fa-user-check", () => askWhoKnows(aspect))] : []),
    ...labelItems(aspect),
    ...(placesFor(aspect).length > 0 ? [menuItem("moveTo", "fa-arrow-right-to-bracket", () => askWhereTo(aspect))] : []),
    menuItem("earlier", "fa-arrow-up", () => moveOwn(place, aspect, -1)),
    menuItem("later", "fa-arrow-down", () => moveOwn(place, aspect, 1)),
    menuItem("letGo", "fa-trash", () => deleteOwn(place, aspect)),
  ];
}

/** Moves an aspect with Alt and an arrow key, as on a sheet. True if the key was one of those. */
export function moveByKey(event: KeyboardEvent): boolean {
  const by = event.altKey ? ({ ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 } as const)[event.key] : undefined;
  const uuid = isElement(event.target) ? event.target.dataset["uuid"] : "";
  const aspect = by === undefined ? null : ledgerAspect(uuid ?? "");
  const place: NornActor | null = aspect?.actor ?? null;
  if (by === undefined || !isItemOfType(aspect, "aspect") || !place?.isOwner) return false;
  void moveOwn(place, aspect, by);
  return true;
}
