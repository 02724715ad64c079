const FORBIDDEN = "script, style, iframe, object, embed, link, meta, base, form, input, button, textarea, select";

/** Markup that only looks: nothing in it runs, loads a page or can be pressed. */
export function inertHtml(html: string): DocumentFragment {
  const inert = document.implementation.createHTMLDocument("");
  inert.body.innerHTML = html;
  for (const element of inert.body.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of inert.body.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (name.startsWith("on") || /^\s*javascript:/i.test(value)) element.removeAttribute(name);
    }
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...[...inert.body.childNodes].map((node) => document.importNode(node, true)));
  return fragment;
}
