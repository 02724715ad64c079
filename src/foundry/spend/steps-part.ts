import { inOrder } from "../../ledger/order.ts";
import { stepsView, type StepsView } from "../../view/log/step.view.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { askCounter } from "./ask-spend.ts";
import { counterable } from "./spend-part.ts";
import { templatePath } from "../words/template-path.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { UNDO_ACTIONS } from "../entries/undo-actions.ts";
import { foreseen, isGmAway } from "../ledger/shown-world.ts";
import { mayTakeBack, mayWithdraw } from "../entries/may-take-back.ts";

/** The steps of a roll, and its pending requests. */
export const STEPS_PART: RollCardPart = {
  template: templatePath("entries/steps.hbs"),
  context: stepsOf,
  actions: {
    ...UNDO_ACTIONS,
    counter: { once: true, run: (message, { dataset: { entry = "" } }) => askCounter(message.id ?? "", entry) },
  },
};

function stepsOf({ message, now, isOfActiveGame }: RollOnCard): StepsView | null {
  const { steps, roll } = now;
  const about = ledgerStore().about(message.id ?? "");
  const made = new Set(steps.map(({ entry }) => entry.id));
  const last = inOrder(steps.flatMap(({ entry, counter }) => (counter ? [entry, counter] : [entry]))).at(-1);
  return stepsView(steps, {
    ruleset: roll.ruleset,
    undo: new Set(last && mayTakeBack(last) ? [last.id] : []),
    counter: isOfActiveGame ? counterable(roll.ruleset, now) : new Set<string>(),
    withdraw: new Set(about.filter(mayWithdraw).map(({ id }) => id)),
    open: about.filter((entry) => entry.state !== "done" && !made.has(entry.id)),
    waits: isGmAway(),
    foreseen,
  });
}
