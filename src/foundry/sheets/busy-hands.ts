/**
 * What a person holds on a sheet: a button pressed but not let go, a row being dragged, a word being composed. A part that is held
 * is not replaced: the click, the drag or the word would be lost with it. It is drawn when the hands are free again.
 */
export class BusyHands {
  readonly #drawAgain: () => void;
  #held: Element | null = null;
  #dragging = false;
  #owed = false;

  constructor(drawAgain: () => void) {
    this.#drawAgain = drawAgain;
  }

  /** Listens on the frame of a sheet, for as long as it lives. */
  listen(frame: HTMLElement): void {
    const free = (): void => this.#free();
    frame.addEventListener("pointerdown", (event) => {
      this.#dragging = false;
      this.#held = event.target as Element;
      // The pointer may be let go anywhere.
      const { defaultView } = frame.ownerDocument;
      for (const end of ["pointerup", "pointercancel"]) defaultView?.addEventListener(end, free, { once: true, capture: true });
    });
    frame.addEventListener("dragstart", () => {
      this.#dragging = true;
    });
    frame.addEventListener("dragend", () => {
      this.#dragging = false;
      this.#free();
    });
    frame.addEventListener("compositionstart", (event) => {
      this.#held = event.target as Element;
    });
    frame.addEventListener("compositionend", free);
  }

  /** Whether a part is held. It is remembered that it must be drawn later. */
  holds(part: HTMLElement): boolean {
    const held = this.#held !== null && part.contains(this.#held);
    this.#owed ||= held;
    return held;
  }

  /** A click comes after the pointer is let go: it shall find its button. */
  #free(): void {
    setTimeout(() => {
      if (this.#dragging) return;
      this.#held = null;
      if (this.#owed) this.#drawAgain();
      this.#owed = false;
    });
  }
}
