import { ledgerAspect } from "../ledger/ledger-documents.ts";
import { askPass } from "./ask-pass.ts";
import { startFreeDrag } from "./free-drag.ts";

/** A free invocation on the card of a roll goes on to somebody by dragging it or by its button. */
export function attachMade(content: HTMLElement): void {
  content.querySelector(".norn-made")?.addEventListener("dragstart", (event) => startFreeDrag(event as DragEvent));
  for (const button of content.querySelectorAll<HTMLElement>("[data-norn-pass]")) {
    button.addEventListener("click", () => {
      const aspect = ledgerAspect(button.dataset["nornPass"] ?? "");
      if (aspect) void askPass(aspect);
    });
  }
}
