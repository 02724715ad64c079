import type { HandlebarsTemplatePart } from "./handlebars-application.ts";

/**
 * The single element of a part's template, marked as that part.
 * @throws if the template renders no element, several, or text beside it
 */
export function parsePart(applicationId: string, partId: string, part: HandlebarsTemplatePart, html: string): HTMLElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  if (part.root) return rootPart(partId, part, template.content);
  const [element, ...others] = template.content.children;
  if (!element || others.length > 0) {
    const found = element ? [element, ...others].map((entry) => `<${entry.tagName.toLowerCase()}>`).join(", ") : "none";
    throw new Error(`Template part "${partId}" must render a single HTML element; "${part.template}" renders ${found}.`);
  }
  const root = document.importNode(element, true);
  if (!(root instanceof HTMLElement)) throw new Error(`Template part "${partId}" must render an HTML element.`);
  root.dataset["applicationPart"] = partId;
  if (part.id) root.id = `${applicationId}-${part.id}`;
  if (part.classes?.length) root.classList.add(...part.classes);
  return root;
}

/** Everything a root part renders becomes the content (DOC HandlebarsTemplatePart#root): it may be several elements. */
function rootPart(partId: string, part: HandlebarsTemplatePart, rendered: DocumentFragment): HTMLElement {
  const root = document.createElement("div");
  root.append(document.importNode(rendered, true));
  root.dataset["applicationPart"] = partId;
  if (part.classes?.length) root.classList.add(...part.classes);
  return root;
}
