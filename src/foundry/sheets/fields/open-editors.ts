import type { Text } from "../../../view/text.ts";
import { putIntoWords } from "../../words/handlebars-helpers.ts";

/** Whether a part has an open editor, which is never replaced. If its text has changed meanwhile, a message beside it says so. */
export function hasOpenEditor(prior: HTMLElement, next: HTMLElement): boolean {
  const editor = [...prior.querySelectorAll("prose-mirror")].find(isKept);
  if (!editor) return false;
  // The element removes its attribute `value`: what was stored when it was drawn is beside it.
  const stored = next.querySelector(`prose-mirror[name="${editor.getAttribute("name") ?? ""}"]`)?.getAttribute("data-stored");
  const notice = noticeOf(editor);
  if (notice && stored !== editor.getAttribute("data-stored")) notice.hidden = false;
  return true;
}

export function isEditor(field: Element): boolean {
  return field.matches("prose-mirror");
}

/** A text that could not be saved stays in the editor, with the reason beside it, until it is saved or discarded. */
export function showUnsaved(editor: Element, words: Text): void {
  editor.setAttribute("data-unsaved", "");
  const notice = noticeOf(editor);
  if (!notice) return;
  notice.textContent = putIntoWords(words);
  notice.hidden = false;
}

export function clearUnsaved(editor: Element): void {
  if (!editor.hasAttribute("data-unsaved")) return;
  editor.removeAttribute("data-unsaved");
  const notice = noticeOf(editor);
  if (notice) notice.hidden = true;
}

function noticeOf(editor: Element): HTMLElement | null {
  return editor.parentElement?.querySelector<HTMLElement>("[data-notice]") ?? null;
}

function isKept(editor: Element): boolean {
  return editor.hasAttribute("data-unsaved") || isOpen(editor);
}

/** Known from the element's property `open`; a closed toggled editor has no editor content. */
function isOpen(editor: Element): boolean {
  if ("open" in editor) return editor.open === true;
  return editor.classList.contains("active") || editor.querySelector(".ProseMirror") !== null;
}
