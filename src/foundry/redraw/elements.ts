/**
 * A popped-out window has constructors of its own, so `instanceof HTMLElement` is false for its elements. Here they are
 * recognized by name.
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

export function isTextArea(target: unknown): target is HTMLTextAreaElement {
  return isElement(target) && target.localName === "textarea";
}

export function isButton(target: unknown): target is HTMLButtonElement {
  return isElement(target) && target.localName === "button";
}

/** What an event's target, or the closest ancestor that has it, carries in `data-…`; "" if none does. */
export function dataAround(target: EventTarget | null, name: string): string {
  const attribute = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return closestTo(target, `[data-${attribute}]`)?.dataset[name] ?? "";
}

/** The closest ancestor of an event's target, or the target itself. */
export function closestTo(target: EventTarget | null, selector: string): HTMLElement | null {
  return isElement(target) ? target.closest<HTMLElement>(selector) : null;
}
