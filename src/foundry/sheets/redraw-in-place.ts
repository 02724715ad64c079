/**
 * Brings a part on the page to what was drawn, replacing only the elements that differ: one changed row leaves its neighbours
 * alone, with their focus and what is half written in them. Answers false, and changes nothing, where the part itself differs.
 */
export function redrawInPlace(onPage: HTMLElement, drawn: HTMLElement): boolean {
  if (!isSameElement(onPage, drawn)) return false;
  const { activeElement } = onPage.ownerDocument;
  const focused = activeElement && onPage.contains(activeElement) ? activeElement.id : "";
  redrawChildren(onPage, drawn);
  if (focused && onPage.ownerDocument.activeElement?.id !== focused) {
    onPage.querySelector<HTMLElement>(`#${CSS.escape(focused)}`)?.focus({ preventScroll: true });
  }
  return true;
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
