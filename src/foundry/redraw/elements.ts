/**
 * A window that stands outside the page has constructors of its own, so `instanceof HTMLElement` is false for what is in it. Elements
 * are told by their names here.
 */
export function isElement(target: unknown): target is HTMLElement {
  return typeof target === "object" && target !== null && "localName" in target && "matches" in target;
}

export function isInput(target: unknown): target is HTMLInputElement {
  return isElement(target) && target.localName === "input";
}

export function isSelect(target: unknown): target is HTMLSelectElement {
  return isElement(target) && target.localName === "select";
}

export function isButton(target: unknown): target is HTMLButtonElement {
  return isElement(target) && target.localName === "button";
}

/** The nearest element around the target of an event, itself included. */
export function closestTo(target: EventTarget | null, selector: string): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>(selector) : null;
}
