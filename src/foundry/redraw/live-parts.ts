import { keepFocus } from "./keep-focus.ts";
import { PointerHold } from "./pointer-hold.ts";
import { morph, type RedrawOptions } from "./redraw.ts";

type Elements = Record<string, HTMLElement>;

export interface LivePartsOptions extends RedrawOptions {
  /** Whether a part must not be redrawn for now. */
  readonly leaves?: (prior: HTMLElement, next: HTMLElement) => boolean;
  /** Called before a part is redrawn; the function it returns is called after. */
  readonly around?: (part: HTMLElement) => () => void;
}

/** Redraws in place the parts of a window that core renders: elements stay, and a part the user holds waits. */
export class LiveParts {
  readonly #options: LivePartsOptions;
  readonly #hold: PointerHold;
  /** Each part as last drawn. */
  readonly #drawn = new Map<string, string>();
  /** The context of each part as it was rendered last, and as it is being rendered. */
  readonly #current = new Map<string, string>();
  readonly #next = new Map<string, string>();
  #frame: HTMLElement | null = null;

  /** `rerender` renders the window. */
  constructor(options: LivePartsOptions, rerender: () => void) {
    this.#options = options;
    this.#hold = new PointerHold(rerender);
  }

  /** Listens on a window's frame, as long as the window lives. */
  listen(frame: HTMLElement): void {
    this.#frame = frame;
    this.#hold.listen(frame);
  }

  /** The parts whose context is not what it was when they were rendered last: the others need not be rendered. */
  outdated(ids: readonly string[], contextOf: (id: string) => unknown): string[] {
    for (const id of ids) this.#next.set(id, JSON.stringify(contextOf(id)));
    return ids.filter((id) => this.#current.get(id) !== this.#next.get(id));
  }

  /** A part has left the page. */
  drop(id: string): void {
    this.#current.delete(id);
    this.#drawn.delete(id);
  }

  /** Redraws the parts that are on the page, and removes them from `result`, so that core only adds new ones. */
  redraw(result: Elements, onPage: Readonly<Elements>): void {
    const restoreFocus = this.#frame && keepFocus(this.#frame, this.#options.orElse);
    for (const [id, next] of Object.entries(result)) {
      const prior = onPage[id];
      const shown = !prior?.isConnected || !this.#isLeft(prior, next);
      this.#current.set(id, shown ? (this.#next.get(id) ?? "") : "");
      if (prior?.isConnected) {
        delete result[id];
        if (shown) this.#redraw(id, prior, next);
      } else this.#drawn.set(id, next.outerHTML);
    }
    restoreFocus?.();
  }

  /** Adds the parts that core has left off the page: it replaces a part's element even where that has left the page. */
  static addMissing(drawn: Readonly<Elements>, content: HTMLElement): void {
    let last: HTMLElement | null = null;
    for (const part of Object.values(drawn)) {
      if (part.parentElement === null) {
        if (last) last.after(part);
        else content.prepend(part);
      }
      last = part;
    }
  }

  /** Everything is redrawn next time. */
  forget(): void {
    this.#drawn.clear();
    this.#current.clear();
    this.#frame = null;
  }

  #isLeft(prior: HTMLElement, next: HTMLElement): boolean {
    return this.#hold.holds(prior) || this.#options.leaves?.(prior, next) === true;
  }

  #redraw(id: string, prior: HTMLElement, next: HTMLElement): void {
    const html = next.outerHTML;
    // A part that would look the same keeps the messages and marks beside its fields.
    if (this.#options.choices === "kept" && this.#drawn.get(id) === html) return;
    this.#drawn.set(id, html);
    const after = this.#options.around?.(prior);
    morph(prior, next, this.#options);
    after?.();
  }
}
