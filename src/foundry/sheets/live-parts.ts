import { type HalfWritten, keepHalfWritten, restoreHalfWritten } from "./half-written.ts";
import { leaveOpenEditors } from "./open-editors.ts";

type Elements = Record<string, HTMLElement>;

/**
 * Keeps what people do in the parts of a sheet while the parts are drawn again: a part that would look the same is left alone, an
 * open editor is never replaced, and words half written are put back.
 */
export class LiveParts {
  readonly #drawn = new Map<string, string>();
  readonly #kept = new Map<string, HalfWritten>();
  readonly #isUnderway: (name: string) => boolean;

  /** `isUnderway` tells of a field whether what stands in it is being written already. */
  constructor(isUnderway: (name: string) => boolean) {
    this.#isUnderway = isUnderway;
  }

  /** Takes out of `result` what shall stay on the page as it is. */
  leaveOut(result: Elements, onPage: Readonly<Elements>): void {
    leaveOpenEditors(result, onPage);
    for (const [id, element] of Object.entries(result)) {
      const html = element.outerHTML;
      if (onPage[id]?.isConnected && this.#drawn.get(id) === html) delete result[id];
      else this.#drawn.set(id, html);
    }
  }

  /** Before a part is replaced. */
  keep(id: string, prior: HTMLElement): void {
    this.#kept.set(id, keepHalfWritten(prior, this.#isUnderway));
  }

  /** After it is. */
  restore(id: string, next: HTMLElement): void {
    const kept = this.#kept.get(id);
    this.#kept.delete(id);
    if (kept) restoreHalfWritten(next, kept);
  }

  /** Everything is drawn anew next time. */
  forget(): void {
    this.#drawn.clear();
  }
}
