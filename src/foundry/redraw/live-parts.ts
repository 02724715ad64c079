import { fieldsIn, isChoice, isField, showDrawn } from "./draft-fields.ts";
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

/** The windows closed last keep their parts, for when they are opened again. */
const closed = new Set<LiveParts>();
const MOST_CLOSED = 5;

/** Redraws in place the parts of a window that core renders: elements stay, and a part the user holds waits. */
export class LiveParts {
  readonly #options: LivePartsOptions;
  readonly #hold: PointerHold;
  /** Each part as last drawn. */
  readonly #drawn = new Map<string, string>();
  readonly #elements = new Map<string, HTMLElement>();
  /** The context of each part as it was rendered last, and as it is being rendered. */
  readonly #current = new Map<string, string>();
  readonly #next = new Map<string, string>();
  readonly #rerender: () => void;
  /** Names of the fields the user has chosen in since a render began; null for windows that do not say when one begins. */
  #chosen: Set<string> | null = null;
  #frame: HTMLElement | null = null;

  /** `rerender` renders the window. */
  constructor(options: LivePartsOptions, rerender: () => void) {
    this.#options = options;
    this.#rerender = rerender;
    this.#hold = new PointerHold(rerender);
  }

  /** Listens on a window's frame, as long as the window lives. */
  listen(frame: HTMLElement): void {
    closed.delete(this);
    this.#frame = frame;
    this.#hold.listen(frame);
    const note = ({ target }: Event): void => {
      if (isField(target) && target.name !== "" && isChoice(target)) this.#chosen?.add(target.name);
    };
    frame.addEventListener("change", note, { capture: true });
  }

  /** A render begins: what the user chooses from now on is newer than what it draws. */
  begin(): void {
    this.#chosen = new Set();
  }

  /** The parts whose context is not what it was when they were rendered last: the others need not be rendered. */
  outdated(ids: readonly string[], contextOf: (id: string) => unknown): string[] {
    for (const id of ids) this.#next.set(id, JSON.stringify(contextOf(id)));
    return ids.filter((id) => this.#current.get(id) !== this.#next.get(id) || !this.#isLeftAsDrawn(id));
  }

  /** Adds to what was rendered the parts of a window that is opened again: those that look as they did. In the order of `ids`. */
  withKept(ids: readonly string[], rendered: Elements): Elements {
    const all = ids.map((id): [string, HTMLElement | undefined] => [id, rendered[id] ?? this.#kept(id)]);
    return Object.fromEntries(all.filter((entry): entry is [string, HTMLElement] => entry[1] !== undefined));
  }

  #kept(id: string): HTMLElement | undefined {
    const part = this.#elements.get(id);
    if (!part || part.isConnected) return undefined;
    // Core places a part where the last one of its name is, unless that is nowhere.
    part.remove();
    for (const field of fieldsIn(part)) showDrawn(field);
    return part;
  }

  /** A part on the page is; one of a closed window may have been changed by the user, or by elements with a life of their own. */
  #isLeftAsDrawn(id: string): boolean {
    const part = this.#elements.get(id);
    return part?.isConnected === true || part?.outerHTML === this.#drawn.get(id);
  }

  /** A part has left the page. */
  drop(id: string): void {
    this.#current.delete(id);
    this.#drawn.delete(id);
    this.#elements.delete(id);
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
      } else if (next !== this.#elements.get(id)) {
        this.#drawn.set(id, next.outerHTML);
        this.#elements.set(id, next);
      }
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

  /** The window is closed. */
  close(): void {
    this.#frame = null;
    closed.add(this);
    for (const oldest of closed) if (closed.size > MOST_CLOSED) oldest.#forget();
  }

  /** Everything is redrawn next time. */
  #forget(): void {
    this.#drawn.clear();
    this.#current.clear();
    this.#elements.clear();
    closed.delete(this);
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
    const chosenSince = this.#chosen ?? new Set();
    morph(prior, next, { ...this.#options, chosenSince });
    after?.();
    if (chosenSince.size > 0) this.#rerender();
  }
}
