import { isEntryMessage } from "../documents/is-entry-message.ts";
import { forgetInHistory, noteInHistory } from "./entry-index.ts";
import { HistoryWindow } from "./history-window.ts";

/** Histories follow the entries. Called in `init`, after the ledger itself is registered. */
export function registerHistory(): void {
  const note = (message: unknown): void => {
    if (isEntryMessage(message)) HistoryWindow.redraw(noteInHistory(message));
  };
  Hooks.on("createChatMessage", note);
  Hooks.on("updateChatMessage", note);
  Hooks.on("deleteChatMessage", (message: unknown) => {
    if (isEntryMessage(message)) HistoryWindow.redraw(forgetInHistory(message));
  });
}
