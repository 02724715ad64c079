import type { InvokeRequests } from "../../ledger/requests/invoke.ts";
import { text } from "../text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { paymentText } from "../entries/payment-text.ts";

const INVOKE_LINE: LineMaker<"invoke"> = {
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

export const INVOKE_LINES: LinesOf<keyof InvokeRequests> = {
  invoke: INVOKE_LINE,
};
