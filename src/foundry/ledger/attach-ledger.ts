import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { askAgain } from "./ask-entry.ts";
import { InvokeDialog } from "./invoke-dialog.ts";

/** What can be done from a roll's card or an entry's line. */
export function attachLedger(message: NornChatMessage, content: HTMLElement): void {
  if (isMessageOfType(message, "action")) {
    content.querySelector("[data-norn-invoke]")?.addEventListener("click", () => void InvokeDialog.open(message));
  }
  for (const button of content.querySelectorAll<HTMLButtonElement>("button[data-norn-again]")) {
    button.addEventListener("click", () => {
      // One click, one entry.
      button.disabled = true;
      const { nornAgain, nornEntry = "" } = button.dataset;
      if (nornAgain === "undo" || nornAgain === "redo") void askAgain(nornAgain, nornEntry);
    });
  }
}
