import { isButton, isElement } from "./elements.ts";

const UNDOES = "[data-action=undo]";

/** The element of each container that last had the focus, until the focus moves elsewhere. */
const last = new WeakMap<HTMLElement, HTMLElement>();

/** Remembers where the focus is in a container, so that a button that is briefly disabled gets it back. */
export function followFocus(container: HTMLElement): void {
  container.addEventListener("focusin", ({ target }) => {
    if (isElement(target)) last.set(container, target);
  });
  container.addEventListener("focusout", ({ target, relatedTarget }) => {
    const shut = isButton(target) && target.disabled;
    if (!shut && !(isElement(relatedTarget) && container.contains(relatedTarget))) last.delete(container);
  });
}

export function hadFocus(container: HTMLElement): boolean {
  return last.has(container);
}

/** The focus was in an element whose content another one has taken over. */
export function handOverFocus(from: HTMLElement, to: HTMLElement): void {
  const focused = last.get(from);
  if (focused) last.set(to, focused);
}

/**
 * Notes where the focus is in a container, and returns a function that restores it. If that element is gone or disabled, the
 * first `orElse` of what is left around it gets it: the row it was in, else the container. Not its neighbor, which a key that
 * is pressed once too often would press; nor what would undo the press, as long as there is anything else.
 */
export function keepFocus(container: HTMLElement, orElse = ""): () => void {
  const { activeElement } = container.ownerDocument;
  const inside = isElement(activeElement) && container.contains(activeElement) ? activeElement : null;
  const focused = inside ?? (isFree(container) ? (last.get(container) ?? null) : null);
  const around = focused ? aroundIn(container, focused) : [];
  return () => {
    if (!focused || !isFree(container)) return;
    const there = container.contains(focused) && !focused.matches(":disabled");
    const next = there ? focused : orElse === "" ? null : firstIn(around, orElse);
    if (next !== container.ownerDocument.activeElement) next?.focus({ preventScroll: true });
  };
}

/** What surrounds the group an element is in, from the inside out; the container last. */
function aroundIn(container: HTMLElement, element: HTMLElement): readonly HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let at = element.parentElement?.parentElement; at && at !== container && container.contains(at); at = at.parentElement)
    around.push(at);
  return [...around, container];
}

function firstIn(places: readonly HTMLElement[], selector: string): HTMLElement | null {
  const found = places.flatMap((place) => (place.isConnected ? [...place.querySelectorAll<HTMLElement>(selector)] : []));
  return found.find((one) => !one.matches(UNDOES)) ?? found[0] ?? null;
}

/** The user has not moved the focus elsewhere meanwhile. */
function isFree(container: HTMLElement): boolean {
  const { activeElement, body } = container.ownerDocument;
  return !activeElement?.isConnected || activeElement === body || container.contains(activeElement);
}
