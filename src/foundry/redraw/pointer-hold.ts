import { isElement } from "./elements.ts";

/**
 * What the user holds in a window: a pressed button, a dragged row, a word being composed. A held part is not redrawn, since the
 * click, the drag or the word could be lost. It is redrawn on release.
 */
export class PointerHold {
  readonly #rerender: () => void;
  #held: Element | null = null;
  #dragging = false;
  #owed = false;

  constructor(rerender: () => void) {
    this.#rerender = rerender;
  }

  /** Listens on a window's frame, as long as the window lives. */
  listen(frame: HTMLElement): void {
    const soon = (): void => void setTimeout(() => this.#free());
    const hold = ({ target }: Event): void => {
      this.#held = isElement(target) ? target : null;
    };
    frame.addEventListener("pointerdown", (event) => {
      this.#dragging = false;
      hold(event);
      // The pointer may be released anywhere. The click comes after that, and must still find its button.
      const { defaultView } = frame.ownerDocument;
      for (const end of ["pointerup", "pointercancel"]) defaultView?.addEventListener(end, soon, { once: true, capture: true });
    });
    // The click or change is done: its effects may be drawn.
    for (const done of ["click", "change"]) frame.addEventListener(done, () => (this.#held = null), { capture: true });
    frame.addEventListener("dragstart", () => (this.#dragging = true));
    frame.addEventListener("dragend", () => {
      this.#dragging = false;
      soon();
    });
    frame.addEventListener("compositionstart", hold);
    frame.addEventListener("compositionend", soon);
  }

  /** Whether a part is held. Remembers that it must be redrawn later. */
  holds(part: HTMLElement): boolean {
    const held = this.#held !== null && part.contains(this.#held);
    this.#owed ||= held;
    return held;
  }

  #free(): void {
    if (this.#dragging) return;
    this.#held = null;
    if (this.#owed) this.#rerender();
    this.#owed = false;
  }
}
