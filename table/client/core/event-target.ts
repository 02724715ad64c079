/** The element that an event began at; the root of the page where it began at none. */
export function elementOf({ target }: Event): HTMLElement {
  return isElement(target) ? target : document.documentElement;
}

/** Told by what it can do: elements of another window have classes of their own. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && "closest" in target;
}
