import type { DoneOf, Entry, EntryOf } from "../entry.ts";
import { isActive } from "../order.ts";
import type { EntryBook } from "../world.ts";

/** Index key of the steps of one round, "" outside any. */
export function roundOf(combat: string, round: number): string {
  return round > 0 ? `${combat}.${round}` : "";
}

/** A step that only moves the order on, and is said together with the others of its round. Giving up is an event of its own. */
export function isRoundStep(entry: Entry): entry is EntryOf<"turn"> {
  return entry.kind === "turn" && entry.request.step !== "giveUp";
}

/** The steps of one round that stand and this reader may see, in order. */
export function roundSteps(book: EntryBook, round: string): readonly DoneOf<"turn">[] {
  const steps = book.ofTurn(round).filter(isRoundStep);
  return steps.flatMap((step) => (step.state === "done" && step.visible && isActive(book, step) ? [step] : []));
}
