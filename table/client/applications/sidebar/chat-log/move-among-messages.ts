import { elementOf } from "../../../core/event-target.ts";
/**
 * Moves through the messages by keyboard: from the scrolling log into its last message, up and down among them, and their menu
 * with the menu key or Shift and F10.
 */
export function moveAmongMessages(scroller: HTMLElement): void {
  scroller.addEventListener("keydown", (event) => {
    const target = elementOf(event);
    const message = target.closest<HTMLElement>("[data-message-id]");
    if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) return openMenu(message, event);
    if (target !== scroller && target !== message) return;
    const next = nextMessage(scroller, message, event.key);
    if (!next) return;
    event.preventDefault();
    next.tabIndex = -1;
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  });
}

function openMenu(message: HTMLElement | null, event: KeyboardEvent): void {
  if (!message) return;
  event.preventDefault();
  const { left, top } = message.getBoundingClientRect();
  message.dispatchEvent(
    new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: left + 16, clientY: top + 16 }),
  );
}

function nextMessage(scroller: HTMLElement, message: HTMLElement | null, key: string): HTMLElement | null {
  const all = scroller.querySelectorAll<HTMLElement>("[data-message-id]");
  if (key === "Home") return all[0] ?? null;
  if (key === "End") return all[all.length - 1] ?? null;
  const at = message ? [...all].indexOf(message) : all.length;
  if (key === "ArrowUp") return all[at - 1] ?? null;
  return key === "ArrowDown" ? (all[at + 1] ?? null) : null;
}
