/** Longer texts are shown without their links: looking for links takes the square of the length. */
const LONGEST_WITH_LINKS = 50_000;

/** What would let a text a person wrote act as a part of the window around it: an action, a field, a label of one. */
const ACTING = ["data-action", "name", "form", "for"] as const;

type EnrichOptions = Parameters<typeof foundry.applications.ux.TextEditor.implementation.enrichHTML>[1];

/** Stored HTML (cleaned by the server) with its links made live. It presses no button of the window it is shown in. */
export async function enrichUserHtml(html: string, options: EnrichOptions): Promise<string> {
  if (html.trim() === "") return "";
  const inert = withoutActions(html);
  if (inert.length > LONGEST_WITH_LINKS) return inert;
  return foundry.applications.ux.TextEditor.implementation.enrichHTML(inert, options);
}

/** Read and written again, so that no tag left open or closed too often reaches beyond the text. */
export function withoutActions(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const name of ACTING) for (const element of template.content.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return template.innerHTML;
}
