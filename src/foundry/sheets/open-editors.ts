/** An open editor is never replaced under a person's hands. Where its text has changed meanwhile, that is said beside it. */
export function leaveOpenEditors(result: Record<string, HTMLElement>, onPage: Readonly<Record<string, HTMLElement>>): void {
  for (const [id, next] of Object.entries(result)) {
    const editor = onPage[id]?.querySelector("prose-mirror");
    if (!editor || !isOpen(editor)) continue;
    const before = editor.getAttribute("value");
    const after = next.querySelector("prose-mirror")?.getAttribute("value");
    const notice = onPage[id]?.querySelector<HTMLElement>("[data-notice]");
    if (notice && before !== after) notice.hidden = false;
    delete result[id];
  }
}

/** The element tells by its property `open`; a toggled editor that is shut has none of the editor's own content. */
function isOpen(editor: Element): boolean {
  if ("open" in editor) return editor.open === true;
  return editor.classList.contains("active") || editor.querySelector(".ProseMirror") !== null;
}
