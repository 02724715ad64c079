import { ANSWERS } from "../../view/ledger/compel/compel-details.ts";
import { askOnce } from "../ledger/ask-once.ts";
import { sayAnswer } from "./say-answer.ts";

/** The buttons of a compel's card. */
export function attachCompel(id: string, content: HTMLElement): void {
  const buttons = content.querySelectorAll<HTMLButtonElement>("button[data-norn-answer]");
  for (const button of buttons) {
    const answer = ANSWERS.find((one) => one === button.dataset["nornAnswer"]);
    if (answer) askOnce(button, () => sayAnswer(id, answer), buttons);
  }
}
