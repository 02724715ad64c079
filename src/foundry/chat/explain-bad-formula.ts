import { notifyText } from "../words/notify-text.ts";

/** Every roll command of core, and the formula after it. */
const ROLL_COMMAND = /^\/(?:r|roll|pr|publicroll|gmr|gmroll|br|broll|blindroll|sr|selfroll)\s+(?<rest>.+)$/i;

/** Hook on the chat box: explains which part of a formula cannot be rolled, and stops it there. */
export function explainBadFormula(_log: unknown, typed: string): boolean | void {
  const lines = typedLines(typed);
  const formulas = lines.flatMap((line) => ROLL_COMMAND.exec(line.trim())?.groups?.["rest"] ?? []).map(formulaOf);
  const bad = formulas.find((formula) => formula === "" || !Roll.validate(formula));
  if (bad === undefined) return;
  void explain(bad);
  // A text that a hook handles leaves the box after the hook; this one is to be corrected there.
  setTimeout(() => putBackInChatBox(lines), 0);
  return false;
}

async function explain(bad: string): Promise<void> {
  const { formulaFault } = await import("../../view/chat/formula-fault.ts");
  notifyText(formulaFault(bad, Object.keys(CONFIG.Dice.terms)), { as: "error" });
}

function formulaOf(rest: string): string {
  return (rest.split("#")[0] ?? "").trim();
}

/** Lines as typed: generation 14 passes the HTML of its editor, 13 the text of its box, and a macro plain text on both. */
export function typedLines(typed: string): readonly string[] {
  if (!typed.startsWith("<")) return typed.split("\n");
  const { body } = new DOMParser().parseFromString(typed, "text/html");
  for (const lineBreak of body.querySelectorAll("br")) lineBreak.replaceWith("\n");
  return [...body.children].flatMap(({ textContent }) => textContent.split("\n"));
}

/** Into the chat box, unless something else has been typed there. */
export function putBackInChatBox(lines: readonly string[]): void {
  const box = document.querySelector<HTMLElement>("#chat-message");
  if (box?.matches("textarea")) fillText(box, lines);
  const editor = box?.querySelector<HTMLElement>("[contenteditable=true]");
  if (editor && editor.textContent.trim() === "") editor.replaceChildren(...lines.map(paragraph));
}

function fillText(box: HTMLElement, lines: readonly string[]): void {
  if ("value" in box && box.value === "") box.value = lines.join("\n");
}

/** The editor parses its content; once it is open, setting its element's value has no effect. */
function paragraph(line: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = line;
  return element;
}
