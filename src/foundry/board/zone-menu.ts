import { dataAround } from "../redraw/elements.ts";
import { regionItems } from "../canvas/region-items.ts";
import { zoneFinder } from "../documents/zone-finder.ts";
import { moveChoices } from "../../view/board/zones.view.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { type MenuItem, menuItems } from "../apps/menu-item.ts";
import { openRowMenu } from "../apps/row-menu.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { goTo } from "./move.ts";
import { askWhoEnters, editZone, mayEnter, moveTo, removeZone } from "./zones.ts";

const menuItem = menuItems((id) => `NORN.Board.Zone.${id}`);

/** The menu of someone on the board: where they can move, and what it costs. */
export function openPersonMenu(frame: HTMLElement, button: HTMLElement): void {
  const { actor: uuid = "", boardOf = "" } = button.dataset;
  const actor = ledgerActor(uuid);
  const place = ledgerActor(boardOf);
  if (!actor || !place) return;
  const from = zoneFinder()(actor);
  const moves = moveChoices(
    zoneMapOf(place, (aspect) => knowsAspect(game.user, aspect)),
    from,
  ).map(({ zone, label }): MenuItem => {
    return {
      id: `move-${zone}`,
      icon: "fa-solid fa-person-walking",
      label: putIntoWords(label),
      run: () => goTo(actor, place, zone),
    };
  });
  const leave = menuItem("leave", "fa-right-from-bracket", () => moveTo(actor, ""));
  const sheet = menuItem("sheet", "fa-up-right-from-square", () => void actor.sheet?.render(true));
  const own = actor.isOwner ? [...moves, ...(from === "" ? [] : [leave])] : [];
  const label = game.i18n.format("NORN.Board.Zone.personMenu", { name: actor.shownName });
  openRowMenu(frame, label, [...own, sheet], { button, point: null });
}

/** The menu of a zone, for those who may change its place. */
export function openZoneMenu(frame: HTMLElement, button: HTMLElement): void {
  const { zone: id = "" } = button.dataset;
  const place = ledgerActor(dataAround(button, "boardSituation"));
  const zone = place && zoneMapOf(place).zones.find((one) => one.id === id);
  if (!place || !zone) return;
  const items = [
    menuItem("edit", "fa-pen", () => editZone(place, id)),
    ...(game.actors.some((actor) => mayEnter(actor, id))
      ? [menuItem("enter", "fa-person-walking", () => askWhoEnters(id, zone.name))]
      : []),
    ...regionItems(place, id),
    menuItem("remove", "fa-trash", () => removeZone(place, id)),
  ];
  openRowMenu(frame, game.i18n.format("NORN.Board.Zone.menu", { name: zone.name }), items, { button, point: null });
}
