import { elementOf } from "../../core/event-target.ts";
import { currentUser } from "../platform.ts";
import type { ApplicationV2 } from "./application.ts";
import type { ApplicationHeaderControlsEntry } from "./application-types.ts";
import type { ApplicationWindow } from "./window-frame.ts";

interface Owned {
  document?: { testUserPermission?(user: unknown, level: string | number): boolean };
}

/** The items of a header's menu that this user may see. */
export function listControls(
  application: ApplicationV2,
  entries: readonly ApplicationHeaderControlsEntry[],
): ApplicationHeaderControlsEntry[] {
  return entries.filter(({ visible, ownership }) => {
    const { document } = application as Owned;
    if (ownership !== undefined && document?.testUserPermission?.(currentUser(), ownership) === false) return false;
    return typeof visible === "function" ? visible.call(application) : (visible ?? true);
  });
}

/** Opens or closes the header's menu; the focus moves into it and returns to its button. */
export function toggleControlsMenu(window: ApplicationWindow, expanded?: boolean): void {
  const { controls, controlsDropdown: menu } = window;
  if (!controls || !menu) return;
  const open = expanded ?? menu.hidden === true;
  const hadFocus = menu.contains(menu.ownerDocument.activeElement);
  menu.hidden = !open;
  menu.classList.toggle("expanded", open);
  controls.setAttribute("aria-expanded", String(open));
  if (open) {
    menu.querySelector("button")?.focus();
    closeElsewhere(window, menu);
  } else if (hadFocus) controls.focus();
}

/** A click outside, or Escape, closes the menu. */
function closeElsewhere(window: ApplicationWindow, menu: HTMLElement): void {
  const listening = new AbortController();
  const close = (): void => {
    listening.abort();
    if (!menu.hidden) toggleControlsMenu(window, false);
  };
  const { signal } = listening;
  menu.ownerDocument.addEventListener(
    "pointerdown",
    (event) => {
      const target = elementOf(event);
      if (!menu.contains(target) && !window.controls?.contains(target)) close();
    },
    { capture: true, signal },
  );
  menu.ownerDocument.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || menu.hidden) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    { capture: true, signal },
  );
}
