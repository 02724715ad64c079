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
