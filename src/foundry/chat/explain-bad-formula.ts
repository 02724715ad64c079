import { formulaFault } from "../../view/chat/formula-fault.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";

/** Every command of core that rolls, and what stands after it. */
const ROLL_COMMAND = /^\/(?:r|roll|pr|publicroll|gmr|gmroll|br|broll|blindroll|sr|selfroll)\s+(?<rest>[^]+)$/i;

/** Hook on what is typed into the chat box: a formula that cannot be rolled is named, with its wrong part, and goes no further. */
export function explainBadFormula(_log: unknown, typed: string): boolean | void {
  const rest = ROLL_COMMAND.exec(typed.trim())?.groups?.["rest"];
  if (rest === undefined) return;
  const formula = (rest.split("#")[0] ?? "").trim();
  if (formula !== "" && Roll.validate(formula)) return;
  const letters = Object.keys(CONFIG.Dice.terms);
  ui.notifications.error(putIntoWords(formulaFault(formula, letters)));
  // A text that a hook takes leaves the box once the hook is done; this one is to be mended there.
  setTimeout(() => putBack(typed), 0);
  return false;
}

/** Into the chat box, unless something else was begun there. */
function putBack(typed: string): void {
  const box = document.querySelector<HTMLTextAreaElement>("textarea#chat-message");
  if (box?.value === "") box.value = typed;
}
