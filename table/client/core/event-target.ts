/** The element an event began at; the page's root if it began at none. */
export function elementOf({ target }: Event): HTMLElement {
  return isElement(target) ? target : document.documentElement;
}

/** The element that listens to an event. */
export function listenerOf({ currentTarget }: Event): HTMLElement {
  return isElement(currentTarget) ? currentTarget : document.documentElement;
}

/** Recognized by its methods: elements of another window have other classes. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && "closest" in target;
}
