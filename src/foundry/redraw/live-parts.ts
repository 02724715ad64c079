import { keepFocus } from "./keep-focus.ts";
import { PointerHold } from "./pointer-hold.ts";
import { morph, type RedrawOptions } from "./redraw.ts";

type Elements = Record<string, HTMLElement>;

export interface LivePartsOptions extends RedrawOptions {
  /** Whether a part shall stay as it is for now. */
  readonly leaves?: (prior: HTMLElement, next: HTMLElement) => boolean;
  /** Called before a part is drawn again; what it answers is called after. */
  readonly around?: (part: HTMLElement) => () => void;
}

/** The parts of a window that core renders, drawn again in place: what is on the page stays, and what a person holds waits. */
export class LiveParts {
  readonly #options: LivePartsOptions;
  readonly #hold: PointerHold;
  /** How each part was drawn last. */
  readonly #drawn = new Map<string, string>();
  #frame: HTMLElement | null = null;

  /** `drawAgain` renders the window. */
  constructor(options: LivePartsOptions, drawAgain: () => void) {
    this.#options = options;
    this.#hold = new PointerHold(drawAgain);
  }

  /** Listens on the frame of a window, for as long as it lives. */
  listen(frame: HTMLElement): void {
    this.#frame = frame;
    this.#hold.listen(frame);
  }

  /** Draws the parts that are on the page again, and takes them out of `result`: only what is new is left to core. */
  redraw(result: Elements, onPage: Readonly<Elements>): void {
    const restoreFocus = this.#frame && keepFocus(this.#frame, this.#options.orElse);
    for (const [id, next] of Object.entries(result)) {
      const prior = onPage[id];
      if (prior?.isConnected) {
        delete result[id];
        if (!this.#isLeft(prior, next)) this.#redraw(id, prior, next);
      } else this.#drawn.set(id, next.outerHTML);
    }
    restoreFocus?.();
  }

  /** Everything is drawn anew next time. */
  forget(): void {
    this.#drawn.clear();
    this.#frame = null;
  }

  #isLeft(prior: HTMLElement, next: HTMLElement): boolean {
    return this.#hold.holds(prior) || this.#options.leaves?.(prior, next) === true;
  }

  #redraw(id: string, prior: HTMLElement, next: HTMLElement): void {
    const html = next.outerHTML;
    // What would look the same keeps the words and marks that were put beside its fields since.
    if (this.#options.choices === "kept" && this.#drawn.get(id) === html) return;
    this.#drawn.set(id, html);
    const after = this.#options.around?.(prior);
    morph(prior, next, this.#options);
    after?.();
  }
}
