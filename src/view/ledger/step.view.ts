import { PAYMENTS } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";
import type { FoldedStep } from "./fold-roll.ts";
import { refusalText } from "./invoke-list.view.ts";

/** One thing done to a roll, as its card tells it. */
export interface StepView {
  readonly entry: string;
  /** The aspect; null where there is none, or where this reader may not know it. */
  readonly aspect: string | null;
  readonly what: Text;
  readonly who: string;
  readonly cost: Text | null;
  readonly fault: Text | null;
  readonly undo: boolean;
}

/** `mayUndo`: ids of the entries this reader may take back. */
export function stepViews(steps: readonly FoldedStep[], mayUndo: ReadonlySet<string>): StepView[] {
  return steps.map(({ entry, gain, fault }) => {
    const payment = PAYMENTS.find((id) => id === entry.outcome.payment);
    return {
      entry: entry.id,
      aspect: entry.visible && entry.asked.aspectName !== "" ? entry.asked.aspectName : null,
      what: text(`NORN.Gain.${gain}`),
      who: entry.actorName,
      cost: payment ? text(`NORN.Ledger.Payment.${payment}`) : null,
      fault: fault === null ? null : refusalText({ code: fault, args: {} }),
      undo: mayUndo.has(entry.id),
    };
  });
}
