import { BusyHands } from "./busy-hands.ts";
import { type HalfWritten, keepHalfWritten, restoreHalfWritten } from "./half-written.ts";
import { leaveOpenEditors } from "./open-editors.ts";

type Elements = Record<string, HTMLElement>;

/**
 * Keeps what people do in the parts of a sheet while the parts are drawn again: a part that would look the same is left alone, what
 * is held waits, an open editor is never replaced, and words half written are put back.
 */
export class LiveParts {
  readonly #drawn = new Map<string, string>();
  readonly #kept = new Map<string, HalfWritten>();
  readonly #isUnderway: (name: string) => boolean;
  readonly #hands: BusyHands;

  /** `isUnderway` tells of a field whether what stands in it is being written already; `drawAgain` renders the sheet. */
  constructor(isUnderway: (name: string) => boolean, drawAgain: () => void) {
    this.#isUnderway = isUnderway;
    this.#hands = new BusyHands(drawAgain);
  }

  /** Listens on the frame of a sheet, for as long as it lives. */
  listen(frame: HTMLElement): void {
    this.#hands.listen(frame);
  }

  /** Takes out of `result` what shall stay on the page as it is. */
  leaveOut(result: Elements, onPage: Readonly<Elements>): void {
    leaveOpenEditors(result, onPage);
    for (const [id, element] of Object.entries(result)) {
      const prior = onPage[id];
      const html = element.outerHTML;
      if (prior?.isConnected && (this.#drawn.get(id) === html || this.#hands.holds(prior))) delete result[id];
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
