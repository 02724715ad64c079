/**
 * Brings a part on the page to what was drawn, replacing only the elements that differ: one changed row leaves its neighbours
 * alone, with their focus and what is half written in them. Answers false, and changes nothing, where the part itself differs.
 */
export function redrawInPlace(onPage: HTMLElement, drawn: HTMLElement): boolean {
  if (!isSameElement(onPage, drawn)) return false;
  const { activeElement } = onPage.ownerDocument;
  const focused = activeElement && onPage.contains(activeElement) ? selectorOf(activeElement) : "";
  redrawChildren(onPage, drawn);
  if (focused && !onPage.ownerDocument.activeElement?.matches(focused)) {
    onPage.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }
  return true;
}

/** How an element is found again when another has taken its place; "" for one without id and name. */
export function selectorOf(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  if (!name) return "";
  const choice = element instanceof HTMLInputElement && element.type === "radio" ? `[value="${CSS.escape(element.value)}"]` : "";
  return `[name="${CSS.escape(name)}"]${choice}`;
}

/** As many children as before are compared one by one; where some came or went, all are replaced. */
function redrawChildren(onPage: Element, drawn: Element): void {
  const before = [...onPage.childNodes];
  const after = [...drawn.childNodes];
  if (before.length !== after.length) return onPage.replaceChildren(...after);
  before.forEach((old, index) => {
    const next = after[index];
    if (!next || old.isEqualNode(next)) return;
    if (old instanceof Element && next instanceof Element && isSameElement(old, next)) redrawChildren(old, next);
    else old.replaceWith(next);
  });
}

/** The same but for what is inside. An element with a life of its own is taken as a whole. */
function isSameElement(one: Element, other: Element): boolean {
  return !one.localName.includes("-") && one.cloneNode(false).isEqualNode(other.cloneNode(false));
}
