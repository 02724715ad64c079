/** An open editor is never replaced under a person's hands. Where its text has changed meanwhile, that is said beside it. */
export function leaveOpenEditors(result: Record<string, HTMLElement>, onPage: Readonly<Record<string, HTMLElement>>): void {
  for (const [id, next] of Object.entries(result)) {
    const editor = [...(onPage[id]?.querySelectorAll("prose-mirror") ?? [])].find(isOpen);
    if (!editor) continue;
    // The element takes its attribute `value` for itself: what was stored when it was drawn stands beside it.
    const stored = next.querySelector(`prose-mirror[name="${editor.getAttribute("name") ?? ""}"]`)?.getAttribute("data-stored");
    const notice = editor.parentElement?.querySelector<HTMLElement>("[data-notice]");
    if (notice && stored !== editor.getAttribute("data-stored")) notice.hidden = false;
    delete result[id];
  }
}

/** The element tells by its property `open`; a toggled editor that is shut has none of the editor's own content. */
function isOpen(editor: Element): boolean {
  if ("open" in editor) return editor.open === true;
  return editor.classList.contains("active") || editor.querySelector(".ProseMirror") !== null;
}
