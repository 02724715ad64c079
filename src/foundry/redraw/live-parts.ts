import { isChoice, isField } from "./draft-fields.ts";
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
  /** The context of each part as it is shown, and as it is being rendered. */
  readonly #shown = new Map<string, string>();
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

  /** The parts whose context is not what they show: the others need not be rendered. */
  outdated(ids: readonly string[], contextOf: (id: string) => unknown): string[] {
    for (const id of ids) this.#next.set(id, JSON.stringify(contextOf(id)));
    return ids.filter((id) => this.#shown.get(id) !== this.#next.get(id));
  }

  /** A part has left the page. */
  drop(id: string): void {
    this.#shown.delete(id);
  }

  /** Redraws the parts that are on the page, and removes them from `result`, so that core only adds new ones. */
  redraw(result: Elements, onPage: Readonly<Elements>): void {
    const restoreFocus = this.#frame && keepFocus(this.#frame, this.#options.orElse);
    for (const [id, next] of Object.entries(result)) {
      const prior = onPage[id];
      const stays = prior?.isConnected === true && this.#stays(prior, next);
      if (stays) this.#shown.delete(id);
      else this.#shown.set(id, this.#next.get(id) ?? "");
      if (!prior?.isConnected) continue;
      delete result[id];
      if (!stays) this.#redraw(prior, next);
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

  /** The window is closed: when it is opened again, everything is rendered. */
  close(): void {
    this.#frame = null;
    this.#shown.clear();
  }

  /** For now: the user is at it. */
  #stays(prior: HTMLElement, next: HTMLElement): boolean {
    return this.#hold.holds(prior) || this.#options.leaves?.(prior, next) === true;
  }

  #redraw(prior: HTMLElement, next: HTMLElement): void {
    const after = this.#options.around?.(prior);
    const chosenSince = this.#chosen ?? new Set();
    morph(prior, next, { ...this.#options, chosenSince });
    after?.();
    if (chosenSince.size > 0) this.#rerender();
  }
}
