import { isLedgerMessage } from "../documents/is-ledger-message.ts";
import { BusyHands } from "../sheets/busy-hands.ts";
import { selectorOf } from "../sheets/redraw-in-place.ts";
import type { NornWindow } from "./norn-window.ts";
import { searchAgain, searchedFor } from "./search-list.ts";

/** What tells of changes to points, boxes, aspects, entries, the turn, and the game. */
const CHANGES = [
  "updateActor",
  "createItem",
  "updateItem",
  "deleteItem",
  "createChatMessage",
  "updateChatMessage",
  "deleteChatMessage",
  "createSetting",
  "updateSetting",
  "updateCombat",
  "norn.gameChanged",
] as const;

/** Draws parts of a window again, for as long as it is open, when what it leans on changes. What somebody holds waits until it is let go. */
export function followChanges(window: NornWindow, parts: readonly string[]): void {
  const draw = (): void => {
    if (window.rendered && !hands.holds(window.element)) void drawAgain(window, parts);
  };
  const hands = new BusyHands(draw);
  hands.listen(window.element);
  const soon = foundry.utils.debounce(draw, 50);
  const noted = CHANGES.map((hook) => {
    const id = Hooks.on(hook, (document?: unknown) => {
      if (concerns(document)) soon();
    });
    return { hook, id };
  });
  window.addEventListener("close", () => noted.forEach(({ hook, id }) => Hooks.off(hook, id)), { once: true });
}

function concerns(document: unknown): boolean {
  if (document instanceof Item) return document.type === "aspect";
  if (document instanceof ChatMessage) return isLedgerMessage(document);
  if (document instanceof Setting) return document.key === "norn.npcPool";
  return true;
}

/** Draws parts of a window again: one stays where one was, with what was searched for and unfolded. */
export async function drawAgain(window: NornWindow, parts: readonly string[]): Promise<void> {
  const { element } = window;
  const { activeElement } = element.ownerDocument;
  const place = activeElement && element.contains(activeElement) ? selectorOf(activeElement) : "";
  const searched = searchedFor(element);
  const open = [...element.querySelectorAll("details")].map((details) => details.open);
  await window.render({ parts: [...parts] });
  element.querySelectorAll("details").forEach((details, index) => (details.open = open[index] ?? details.open));
  searchAgain(element, searched);
  if (place !== "") goTo(place, element);
}

/** Where that is gone or shut, to the first that can be chosen. */
function goTo(place: string, element: HTMLElement): void {
  const again = element.querySelector<HTMLElement>(`:is(${place}):not(:disabled)`);
  (again ?? element.querySelector<HTMLElement>(":is(input, select, button):enabled"))?.focus({ preventScroll: true });
}
