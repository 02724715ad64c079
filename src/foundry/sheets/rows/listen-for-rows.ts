import { openAspectBar } from "../../entries/aspect-bar.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { isItemOfType } from "../../documents/of-type.ts";
import { activeGame } from "../../settings/active-game.ts";
import { closestTo } from "../../redraw/elements.ts";
import { pointerRelease } from "../../redraw/pointer-release.ts";
import { menuLabel, rowItems } from "./row-menu-items.ts";
import { type MenuPlace, openRowMenu } from "../../apps/row-menu.ts";
import type { NornActorSheet } from "../norn-actor-sheet.ts";
import { startFreeDrag } from "../../drag/free-drag.ts";
import { editItemName } from "./name-item.ts";
import { rungOf, startTraitDrag } from "./drag-to-rung.ts";
import { moveOwn } from "../../apps/own-items.ts";

/** What rows of a sheet react to besides clicks: right click, keys, dragging; and remembers folds. */
export function listenForRows(sheet: NornActorSheet): void {
  const frame = sheet.element;
  frame.addEventListener("contextmenu", (event) => onContextMenu(sheet, event));
  frame.addEventListener("keydown", (event) => onKey(sheet, event));
  frame.addEventListener("dragstart", (event) => onDragStart(sheet, event));
  frame.addEventListener("dragover", (event) => highlight(frame, rungOf(event.target) ?? rowOf(event.target)));
  for (const end of ["dragend", "drop", "dragleave"]) frame.addEventListener(end, () => highlight(frame, null));
  frame.addEventListener("click", (event) => keepFold(sheet, event.target));
}

/** Opens the menu of the row an element is in. */
export function openMenuOf(sheet: NornActorSheet, element: EventTarget | null, place: MenuPlace): void {
  const item = itemOf(sheet, element);
  if (!item) return;
  const rename = (): void => void editItemName(sheet, item);
  openRowMenu(sheet.element, menuLabel(item), rowItems(activeGame(), sheet.actor, item, sheet.isEditable, rename), place);
}

/** Opens the bar of the aspect an element shows. A link in its description only goes where it leads. */
export function openBarOf(sheet: NornActorSheet, element: HTMLElement, { target, clientX: x, clientY: y }: MouseEvent): void {
  const item = itemOf(sheet, element);
  if (!isItemOfType(item, "aspect") || closestTo(target, "a, button")) return;
  const place = { button: rowOf(element)?.querySelector<HTMLElement>(".norn-row-menu") ?? null, point: { x, y } };
  const label = game.i18n.localize("NORN.AspectBar.more");
  const more = { id: "more", icon: "fa-solid fa-ellipsis", label, run: () => openMenuOf(sheet, element, place) };
  openAspectBar(sheet.element, item, place, [more]);
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return closestTo(target, "[data-row][data-item-id]");
}

function itemOf({ actor }: NornActorSheet, target: EventTarget | null): NornItem | undefined {
  return actor.items.get(rowOf(target)?.dataset["itemId"] ?? "");
}

function onContextMenu(sheet: NornActorSheet, event: MouseEvent): void {
  const { target } = event;
  // In text fields, the browser's menu (paste, spelling) is needed.
  if (closestTo(target, "input, textarea, prose-mirror, a") || !itemOf(sheet, target)) return;
  event.preventDefault();
  const button = rowOf(target)?.querySelector<HTMLElement>(".norn-row-menu") ?? null;
  const byKey = event.clientX === 0 && event.clientY === 0;
  const point = byKey ? null : { x: event.clientX, y: event.clientY };
  void pointerRelease(event).then(() => openMenuOf(sheet, target, { button, point }));
}

function onKey(sheet: NornActorSheet, event: KeyboardEvent): void {
  const tab = closestTo(event.target, "[role=tab]");
  if (tab) return stepTab(tab, event);
  if (stepTrait(sheet.element, event)) return;
  const item = itemOf(sheet, event.target);
  if (!item || !sheet.isEditable) return;
  const by = event.altKey ? ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key] : undefined;
  if (by === undefined && event.key !== "F2") return;
  event.preventDefault();
  event.stopPropagation();
  if (by === undefined) void editItemName(sheet, item);
  else void moveOwn(sheet.actor, item, by);
}

/** Arrow keys go from trait to trait: each has a menu of its own, so that Tab takes twice as long. */
function stepTrait(frame: HTMLElement, event: KeyboardEvent): boolean {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const from = closestTo(event.target, TRAIT);
  if (by === undefined || !from || event.altKey || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  event.stopPropagation();
  const traits = visibleTraits(frame);
  traits[traits.indexOf(from) + by]?.focus();
  return true;
}

const TRAIT = "button.norn-trait-roll";

/** The traits of a sheet that can be rolled with a key: those in closed folds cannot. */
export function visibleTraits(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(TRAIT)].filter((trait) => trait.checkVisibility());
}

function stepTab(tab: HTMLElement, event: KeyboardEvent): void {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const at = tabs.indexOf(tab);
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const wanted = to[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  const next = tabs[wanted % tabs.length];
  next?.focus();
  next?.click();
}

function onDragStart(sheet: NornActorSheet, event: DragEvent): void {
  if (startFreeDrag(event) || startTraitDrag(sheet.actor, event)) return;
  const row = rowOf(event.target);
  const item = sheet.actor.items.get(row?.dataset["itemId"] ?? "");
  if (!item || !row || !event.dataTransfer || closestTo(event.target, "a[data-uuid]")) return;
  event.stopPropagation();
  event.dataTransfer.setData("text/plain", JSON.stringify(item.toDragData()));
  event.dataTransfer.setDragImage(row, 12, 12);
}

function highlight(frame: HTMLElement, row: HTMLElement | null): void {
  for (const marked of frame.querySelectorAll(".is-target")) if (marked !== row) marked.classList.remove("is-target");
  row?.classList.add("is-target");
}

/** Remembers that a fold differs from its default. What is left from other games is drawn once its fold is open. */
function keepFold(sheet: NornActorSheet, target: EventTarget | null): void {
  const id = closestTo(target, "summary")?.closest<HTMLElement>("details[data-fold]")?.dataset["fold"];
  if (!id) return;
  if (!sheet.expanded.delete(id)) sheet.expanded.add(id);
  // The browser opens the fold after this event.
  if (id.startsWith("elsewhere-")) setTimeout(() => void sheet.render());
}
