import { isElement } from "./elements.ts";

/**
 * What a person holds in a window: a button pressed but not let go, a row being dragged, a word being composed. A part that is held
 * is not drawn again: the click, the drag or the word could be lost with it. It is drawn once it is let go.
 */
export class PointerHold {
  readonly #drawAgain: () => void;
  #held: Element | null = null;
  #dragging = false;
  #owed = false;

  constructor(drawAgain: () => void) {
    this.#drawAgain = drawAgain;
  }

  /** Listens on the frame of a window, for as long as it lives. */
  listen(frame: HTMLElement): void {
    const soon = (): void => void setTimeout(() => this.#free());
    const hold = ({ target }: Event): void => {
      this.#held = isElement(target) ? target : null;
    };
    frame.addEventListener("pointerdown", (event) => {
      this.#dragging = false;
      hold(event);
      // The pointer may be let go anywhere. A click comes after that: it shall find its button.
      const { defaultView } = frame.ownerDocument;
      for (const end of ["pointerup", "pointercancel"]) defaultView?.addEventListener(end, soon, { once: true, capture: true });
    });
    // What was held for is done: what it leads to may be drawn.
    for (const done of ["click", "change"]) frame.addEventListener(done, () => (this.#held = null), { capture: true });
    frame.addEventListener("dragstart", () => (this.#dragging = true));
    frame.addEventListener("dragend", () => {
      this.#dragging = false;
      soon();
    });
    frame.addEventListener("compositionstart", hold);
    frame.addEventListener("compositionend", soon);
  }

  /** Whether a part is held. It is remembered that it must be drawn later. */
  holds(part: HTMLElement): boolean {
    const held = this.#held !== null && part.contains(this.#held);
    this.#owed ||= held;
    return held;
  }

  #free(): void {
    if (this.#dragging) return;
    this.#held = null;
    if (this.#owed) this.#drawAgain();
    this.#owed = false;
  }
}
