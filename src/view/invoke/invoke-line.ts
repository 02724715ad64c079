import { text } from "../text.ts";
import type { LineMaker } from "../entries/line-maker.ts";
import { paymentText } from "../entries/payment-text.ts";

export const INVOKE_LINE: LineMaker<"invoke"> = {
  icon: "fa-solid fa-quote-left",
  words: ({ actorName: who, request }) => text("NORN.Ledger.Line.invoke", { who, what: request.aspectName }),
  details: ({ request, outcome }) => {
    const cost = paymentText(outcome);
    return [text(`NORN.Gain.${request.gain}`), ...(cost ? [cost] : [])];
  },
  step: ({ request: { aspectName: aspect, gain }, outcome }) => ({
    aspect,
    what: text(`NORN.Gain.${gain}`),
    cost: paymentText(outcome),
  }),
  undoable: () => true,
};
