import { isLedgerMessage, isMessageOfType } from "../documents/of-type.ts";
import type { NornWindow } from "./norn-window.ts";

/** Hooks for changes of points, boxes, aspects, rolls, entries, the turn, who is there, and the game. */
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
  "userConnected",
  "norn.gameChanged",
] as const;

/** Renders parts of a window again when what they show changes, as long as it is open. */
export function rerenderOnChange(window: NornWindow, parts: readonly string[]): void {
  const soon = foundry.utils.debounce(() => {
    if (window.rendered) void window.render({ parts: [...parts] });
  }, 50);
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
  if (document instanceof ChatMessage) return isLedgerMessage(document) || isMessageOfType(document, "action");
  return !isSetting(document) || document.key === "norn.npcPool";
}

/** The class of settings has no global name in both generations. */
function isSetting(document: unknown): document is { readonly key: string } {
  return typeof document === "object" && document !== null && "documentName" in document && document.documentName === "Setting";
}
