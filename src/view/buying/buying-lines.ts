import type { BuyingRequests } from "../../ledger/requests/buying.ts";
import { text } from "../text.ts";
import { boughtText, usualText } from "./leftovers.view.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** Shown by the card of its roll, once settled. */
const SPEND_LEFTOVER_LINE: LineMaker<"spend-leftover"> = {
  icon: "fa-solid fa-basket-shopping",
  words: (entry) => {
    const { actorName: who } = entry;
    return entry.state === "done"
      ? text("NORN.Leftover.Line.spend", { who, what: boughtText(entry) })
      : text("NORN.Leftover.Line.buying", { who });
  },
  details: () => [],
  step: (entry) => ({
    aspect: "",
    title: entry.state === "done" ? boughtText(entry) : text("NORN.Leftover.label"),
    what: text("NORN.Leftover.bought"),
    cost: null,
  }),
  undoable: () => true,
};

const TIME_LINE: LineMaker<"time"> = {
  icon: "fa-solid fa-hourglass-half",
  words: ({ game, state, request }) =>
    state === "done" ? text("NORN.Leftover.Line.time", { time: usualText(game, request) }) : text("NORN.Leftover.timeTitle"),
  details: () => [],
  undoable: () => true,
};

/** Shown by the card of its roll, once settled. S7-R22: what was tried stays tried; what was bought is undone there. */
const PURCHASE_LINE: LineMaker<"purchase"> = {
  icon: "fa-solid fa-cart-shopping",
  words: ({ actorName: who, request: { thingName: thing, cost, taken } }) =>
    text(taken ? "NORN.Purchase.Line.bought" : "NORN.Purchase.Line.tried", { who, thing, cost }),
  details: () => [],
  onRollCard: () => true,
};

export const BUYING_LINES: LinesOf<keyof BuyingRequests> = {
  "spend-leftover": SPEND_LEFTOVER_LINE,
  time: TIME_LINE,
  purchase: PURCHASE_LINE,
};
