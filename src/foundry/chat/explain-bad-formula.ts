import { formulaFault } from "../../view/chat/formula-fault.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";
import { putBackInChatBox, typedLines } from "./chat-box.ts";

/** Every roll command of core, and the formula after it. */
const ROLL_COMMAND = /^\/(?:r|roll|pr|publicroll|gmr|gmroll|br|broll|blindroll|sr|selfroll)\s+(?<rest>.+)$/i;

/** Hook on the chat box: explains which part of a formula cannot be rolled, and stops it there. */
export function explainBadFormula(_log: unknown, typed: string): boolean | void {
  const lines = typedLines(typed);
  const formulas = lines.flatMap((line) => ROLL_COMMAND.exec(line.trim())?.groups?.["rest"] ?? []).map(formulaOf);
  const bad = formulas.find((formula) => formula === "" || !Roll.validate(formula));
  if (bad === undefined) return;
  const letters = Object.keys(CONFIG.Dice.terms);
  ui.notifications.error(putIntoWords(formulaFault(bad, letters)));
  // A text that a hook handles leaves the box after the hook; this one is to be corrected there.
  setTimeout(() => putBackInChatBox(lines), 0);
  return false;
}

function formulaOf(rest: string): string {
  return (rest.split("#")[0] ?? "").trim();
}
