import { BusyHands } from "./busy-hands.ts";
import { type HalfWritten, keepHalfWritten, restoreHalfWritten } from "./half-written.ts";
import { leaveOpenEditors } from "./open-editors.ts";
import { redrawInPlace } from "./redraw-in-place.ts";

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

  /** Takes out of `result` what shall stay on the page: as it is, or with only those of its elements replaced that differ. */
  leaveOut(result: Elements, onPage: Readonly<Elements>): void {
    leaveOpenEditors(result, onPage);
    for (const [id, element] of Object.entries(result)) {
      const prior = onPage[id];
      const html = element.outerHTML;
      const connected = prior?.isConnected ? prior : null;
      if (connected && (this.#drawn.get(id) === html || this.#hands.holds(connected))) {
        delete result[id];
        continue;
      }
      this.#drawn.set(id, html);
      if (connected && this.#redraw(connected, element)) delete result[id];
    }
  }

  #redraw(prior: HTMLElement, next: HTMLElement): boolean {
    const kept = keepHalfWritten(prior, this.#isUnderway);
    if (!redrawInPlace(prior, next)) return false;
    restoreHalfWritten(prior, kept);
    return true;
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
