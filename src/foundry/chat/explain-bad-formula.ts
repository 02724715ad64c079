import { formulaFault } from "../../view/chat/formula-fault.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";

/** Every roll command of core, and the formula after it. */
const ROLL_COMMAND = /^\/(?:r|roll|pr|publicroll|gmr|gmroll|br|broll|blindroll|sr|selfroll)\s+(?<rest>[^]+)$/i;

/** Hook on the chat box: explains which part of a formula cannot be rolled, and stops it there. */
export function explainBadFormula(_log: unknown, typed: string): boolean | void {
  const rest = ROLL_COMMAND.exec(typed.trim())?.groups?.["rest"];
  if (rest === undefined) return;
  const formula = (rest.split("#")[0] ?? "").trim();
  if (formula !== "" && Roll.validate(formula)) return;
  const letters = Object.keys(CONFIG.Dice.terms);
  ui.notifications.error(putIntoWords(formulaFault(formula, letters)));
  // A text that a hook handles leaves the box after the hook; this one is to be corrected there.
  setTimeout(() => putBack(typed), 0);
  return false;
}

/** Into the chat box, unless something else has been typed there. */
function putBack(typed: string): void {
  const box = document.querySelector<HTMLTextAreaElement>("textarea#chat-message");
  if (box?.value === "") box.value = typed;
}
