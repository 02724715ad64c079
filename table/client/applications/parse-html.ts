/** The elements of an HTML text: the one element, or a list when there are several. */
export function parseHTML(htmlString: string): HTMLElement | HTMLCollection {
  const template = document.createElement("template");
  template.innerHTML = htmlString;
  const { children } = template.content;
  const fragment = document.importNode(template.content, true);
  return children.length === 1 ? (fragment.firstElementChild as HTMLElement) : fragment.children;
}
