import { ANSWERS } from "../../../view/ledger/compel/compel-details.ts";
import { sayAnswer } from "./say-answer.ts";

/** The buttons of a compel's card. */
export function attachCompel(id: string, content: HTMLElement): void {
  const buttons = content.querySelectorAll<HTMLButtonElement>("button[data-norn-answer]");
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const answer = ANSWERS.find((one) => one === button.dataset["nornAnswer"]);
      // One click, one entry.
      for (const other of buttons) other.disabled = true;
      if (answer) void sayAnswer(id, answer);
    });
  }
}
