/** Longer texts are shown without their links: finding links takes quadratic time. */
const LONGEST_WITH_LINKS = 50_000;

/** Attributes that would let a user's text act as part of the window around it: an action, a field, a label of one. */
const ACTING = ["data-action", "name", "form", "for"] as const;

type EnrichOptions = Parameters<typeof foundry.applications.ux.TextEditor.implementation.enrichHTML>[1];

/** Stored HTML (sanitized by the server) with its links made live. It cannot press a button of the window it is shown in, nor run. */
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
  // A field in a form can hide the form's own methods: they are not asked of the form.
  // oxlint-disable-next-line typescript/unbound-method -- called on each element below
  const { getAttributeNames, removeAttribute } = Element.prototype;
  for (const element of template.content.querySelectorAll("*"))
    for (const name of getAttributeNames.call(element)) if (acts(name)) removeAttribute.call(element, name);
  return template.innerHTML;
}

function acts(attribute: string): boolean {
  return attribute.startsWith("on") || ACTING.some((name) => name === attribute);
}
