/** Longer texts are shown without their links: finding links takes quadratic time. */
const LONGEST_WITH_LINKS = 50_000;

/** Attributes that would let a user's text act as part of the window around it: an action, a field, a label of one. */
const ACTING = ["data-action", "name", "form", "for"] as const;

type EnrichOptions = Parameters<typeof foundry.applications.ux.TextEditor.implementation.enrichHTML>[1];

/** Stored HTML (sanitized by the server) with its links made live. It cannot press a button of the window it is shown in. */
export async function enrichUserHtml(html: string, options: EnrichOptions): Promise<string> {
  if (html.trim() === "") return "";
  const inert = withoutActions(html);
  if (inert.length > LONGEST_WITH_LINKS) return inert;
  return foundry.applications.ux.TextEditor.implementation.enrichHTML(inert, options);
}

/** Parsed and serialized again, so that no unbalanced tag affects anything outside the text. */
export function withoutActions(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const name of ACTING) for (const element of template.content.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  return template.innerHTML;
}
