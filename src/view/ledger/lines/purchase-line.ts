import { text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

/** Shown by the card of its roll, once settled. S7-R22: what was tried stays tried; what was bought is undone there. */
export const PURCHASE_LINE: LineMaker<"purchase"> = {
  icon: "fa-solid fa-cart-shopping",
  words: ({ actorName: who, request: { thingName: thing, cost, taken } }) =>
    text(taken ? "NORN.Purchase.Line.bought" : "NORN.Purchase.Line.tried", { who, thing, cost }),
  details: () => [],
  onRollCard: () => true,
};
