import type { CostRequests } from "../../ledger/requests/costs.ts";
import type { EntryOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import { changeText } from "../entries/change-text.ts";
import { pointsText } from "../compel/points.view.ts";
import { paymentText } from "../entries/payment-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** Shown by the card of the roll, once settled. */
const COST_LINE: LineMaker<"cost"> = {
  icon: "fa-solid fa-coins",
  words: costText,
  details: ({ outcome }) => outcome.events.map((event) => changeText(event)),
  step: ({ actorName: who, request: { what }, outcome }) => ({
    aspect: "",
    title: text(`NORN.Cost.name.${what}`),
    what: text(`NORN.Cost.Line.${what}Asked`, { who }),
    cost: paymentText(outcome),
  }),
  undoable: () => true,
};

/** What was paid, once it is settled. */
export function costText({ actorName: who, request: { what }, facts, outcome }: EntryOf<"cost">): Text {
  if (!facts) return text(`NORN.Cost.Line.${what}Asked`, { who });
  return text(`NORN.Cost.Line.${what}`, {
    who,
    weapon: facts.weaponName,
    left: facts.left ?? 0,
    points: pointsText(outcome.points),
  });
}

export const COST_LINES: LinesOf<keyof CostRequests> = {
  cost: COST_LINE,
};
