import { isElement } from "../redraw/elements.ts";
import type { MenuItem } from "./menu-item.ts";

/** Where a menu opens: under its button, or where the pointer is. `bar`: its items stand in a row. */
export interface MenuPlace {
  readonly button: HTMLElement | null;
  readonly point: { readonly x: number; readonly y: number } | null;
  readonly bar?: boolean;
}

/**
 * Opens a row's menu in the top layer, with the focus on its first item. One at a time; Escape or a click elsewhere closes it.
 */
export function openRowMenu(frame: HTMLElement, label: string, items: readonly MenuItem[], place: MenuPlace): void {
  frame.querySelector(".norn-menu")?.remove();
  const before = place.button ?? focusedIn(frame.ownerDocument);
  const menu = frame.ownerDocument.createElement("div");
  menu.className = place.bar === true ? "norn-menu norn-bar" : "norn-menu";
  menu.popover = "auto";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", label);
  if (place.bar === true) menu.setAttribute("aria-orientation", "horizontal");
  const close = closing(menu, () => stillThere(before, frame));
  menu.append(...items.map((item) => line(menu, item, close)));
  menu.addEventListener("keydown", (event) => onKey(event, menu, close));
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    menu.remove();
    stillThere(place.button, frame)?.setAttribute("aria-expanded", "false");
  });
  frame.append(menu);
  menu.showPopover();
  place.button?.setAttribute("aria-expanded", "true");
  moveTo(menu, place);
  menu.querySelector("button")?.focus();
}

/** Closes a menu. The focus goes back after that: a tooltip it brings may not open while a menu is being hidden. */
function closing(menu: HTMLElement, backTo: () => HTMLElement | null): () => void {
  return () => {
    const focused = focusedIn(menu.ownerDocument);
    const held = focused !== null && menu.contains(focused);
    if (held) focused.blur();
    menu.hidePopover();
    if (held) backTo()?.focus({ preventScroll: true });
  };
}

function focusedIn({ activeElement, body }: Document): HTMLElement | null {
  return activeElement !== body && isElement(activeElement) ? activeElement : null;
}

/** The button a menu was opened by, or the one drawn in its place meanwhile. */
function stillThere(button: HTMLElement | null, { ownerDocument }: HTMLElement): HTMLElement | null {
  if (button?.isConnected) return button;
  return button?.id ? ownerDocument.getElementById(button.id) : null;
}

function line(menu: HTMLElement, { id, icon, label, run }: MenuItem, close: () => void): HTMLElement {
  const button = menu.ownerDocument.createElement("button");
  button.type = "button";
  button.setAttribute("role", "menuitem");
  button.dataset["item"] = id;
  const picture = menu.ownerDocument.createElement("i");
  picture.className = icon;
  picture.setAttribute("aria-hidden", "true");
  button.append(picture, label);
  button.addEventListener("click", (event) => {
    event.stopPropagation();
    close();
    void run();
  });
  return button;
}

/** Inside the window, whatever its size. */
function moveTo(menu: HTMLElement, { button, point }: MenuPlace): void {
  const view = menu.ownerDocument.defaultView;
  const { width, height } = menu.getBoundingClientRect();
  const below = button?.getBoundingClientRect();
  const wanted = point ?? { x: (below?.right ?? 0) - width, y: below?.bottom ?? 0 };
  const left = Math.max(4, Math.min(wanted.x, (view?.innerWidth ?? 0) - width - 4));
  const top = Math.max(4, Math.min(wanted.y, (view?.innerHeight ?? 0) - height - 4));
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}

function onKey(event: KeyboardEvent, menu: HTMLElement, close: () => void): void {
  const lines = [...menu.querySelectorAll<HTMLElement>("button")];
  const at = lines.findIndex((line) => line === menu.ownerDocument.activeElement);
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1 + lines.length,
    ArrowLeft: at - 1 + lines.length,
    Home: 0,
    End: lines.length - 1,
  };
  if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    event.stopPropagation();
    close();
  }
  const wanted = to[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  lines[wanted % lines.length]?.focus();
}
