import { inOrder } from "../../ledger/order.ts";
import { stepsView, type StepsView } from "../../view/log/step.view.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { askCounter } from "./ask-spend.ts";
import { counterable } from "./spend-part.ts";
import { templatePath } from "../words/template-path.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { UNDO_ACTIONS } from "../entries/undo-actions.ts";
import { settlingGm } from "../ledger/authority.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** The steps of a roll, and its pending requests. */
export const STEPS_PART: RollCardPart = {
  template: templatePath("entries/steps.hbs"),
  context: stepsOf,
  actions: {
    ...UNDO_ACTIONS,
    counter: { once: true, run: (message, { dataset }) => askCounter(message.id ?? "", dataset["entry"] ?? "") },
  },
};

function stepsOf({ message, now, inForce }: RollOnCard): StepsView | null {
  const { steps, roll } = now;
  const last = inOrder(steps.flatMap(({ entry, counter }) => (counter ? [entry, counter] : [entry]))).at(-1);
  return stepsView(steps, {
    ruleset: roll.ruleset,
    undo: new Set(last && mayTakeBack(last) ? [last.id] : []),
    counter: inForce ? counterable(roll.ruleset, now) : new Set<string>(),
    open: ledgerStore()
      .about(message.id ?? "")
      .filter(({ state }) => state !== "done"),
    waits: settlingGm() === null,
  });
}
