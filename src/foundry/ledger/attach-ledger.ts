import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { attachCompel } from "../compel/attach-compel.ts";
import { askAgain } from "./ask-entry.ts";
import { askOnce } from "./ask-once.ts";
import { askCounter, askSettle, askSpend } from "../spend/ask-spend.ts";
import { InvokeDialog } from "../invoke/invoke-dialog.ts";
import { askAssess } from "../created-aspects/ask-assess.ts";
import { askReveal } from "../created-aspects/ask-reveal.ts";
import { askRemoveByRoll } from "../created-aspects/ask-remove.ts";
import { attachMade } from "../created-aspects/attach-made.ts";
import { MakeDialog } from "../created-aspects/make-dialog.ts";

/** What can be done from a roll's card or an entry's line. */
export function attachLedger(message: NornChatMessage, content: HTMLElement): void {
  if (isMessageOfType(message, "compel")) attachCompel(message.id ?? "", content);
  if (isMessageOfType(message, "action")) {
    attachSpending(message, content);
    content.querySelector("[data-norn-make]")?.addEventListener("click", () => void MakeDialog.fromRoll(message));
    content.querySelector("[data-norn-remove]")?.addEventListener("click", () => void askRemoveByRoll(message));
    content.querySelector("[data-norn-assess]")?.addEventListener("click", () => void askAssess(message));
    attachMade(content);
    const settle = content.querySelector<HTMLButtonElement>("button[data-norn-settle]");
    if (settle) askOnce(settle, () => askSettle(message));
    content.querySelector("[data-norn-invoke]")?.addEventListener("click", () => void InvokeDialog.open(message));
  }
  // On the roll's card, and on the line of what was asked about it.
  for (const button of content.querySelectorAll<HTMLElement>("[data-norn-reveal]")) {
    button.addEventListener("click", () => void askReveal(button.dataset["nornReveal"] ?? ""));
  }
  for (const button of content.querySelectorAll<HTMLButtonElement>("button[data-norn-again]")) {
    const { nornAgain, nornEntry = "" } = button.dataset;
    if (nornAgain === "undo" || nornAgain === "redo") askOnce(button, () => askAgain(nornAgain, nornEntry));
  }
}

function attachSpending(message: NornChatMessage<"action">, content: HTMLElement): void {
  for (const button of content.querySelectorAll<HTMLButtonElement>("button:is([data-norn-spend], [data-norn-counter])")) {
    const { nornSpend, nornCounter } = button.dataset;
    if (nornSpend) askOnce(button, () => askSpend(message, nornSpend, paidWith(content, nornSpend)));
    else if (nornCounter) askOnce(button, () => askCounter(message, nornCounter));
  }
}

/** The aspect whose box was chosen to pay, "" for a point. */
function paidWith(content: HTMLElement, use: string): string {
  return content.querySelector<HTMLSelectElement>(`select[data-norn-paid="${CSS.escape(use)}"]`)?.value ?? "";
}
