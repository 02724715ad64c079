import { PAYMENTS } from "../../rules/index.ts";
import { type Text, text } from "../text.ts";
import type { Entry } from "./entry.ts";
import type { FoldedStep } from "./fold-roll.ts";
import { refusalText } from "./invoke-list.view.ts";

/** One thing done to a roll, as its card tells it. */
export interface StepView {
  readonly entry: string;
  /** The aspect; "" where there is none, null where this reader may not know it. */
  readonly aspect: string | null;
  readonly hidden: boolean;
  readonly what: Text;
  readonly who: string;
  readonly cost: Text | null;
  readonly fault: Text | null;
  /** Who cancelled it, null where nobody did. */
  readonly cancelled: Text | null;
  readonly undo: boolean;
  /** The reader may cancel it. */
  readonly counter: boolean;
}

/** Ids of the entries this reader may take back, and of those the reader may cancel. */
export interface StepRights {
  readonly undo: ReadonlySet<string>;
  readonly counter: ReadonlySet<string>;
}

export function stepViews(steps: readonly FoldedStep[], rights: StepRights): StepView[] {
  return steps.map(({ entry, gain, fault, counter }) => {
    const payment = PAYMENTS.find((id) => id === entry.outcome.payment);
    return {
      entry: entry.id,
      aspect: entry.visible ? entry.asked.aspectName : null,
      hidden: !entry.visible,
      what: text(`NORN.Gain.${gain}`),
      who: entry.actorName,
      cost: payment ? text(`NORN.Ledger.Payment.${payment}`) : null,
      fault: fault === null ? null : refusalText({ code: fault, args: {} }),
      cancelled: counter ? cancelledBy(counter) : null,
      undo: rights.undo.has(entry.id),
      counter: counter === null && rights.counter.has(entry.id),
    };
  });
}

function cancelledBy({ actorName }: Entry): Text {
  return actorName === "" ? text("NORN.Ledger.cancelledByGm") : text("NORN.Ledger.cancelled", { who: actorName });
}
