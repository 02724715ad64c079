import { text } from "../../text.ts";
import { paymentText } from "../payment-text.ts";
import { entryCost } from "../spend/spend-cost.view.ts";
import type { LineMaker } from "./line-maker.ts";

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

/** A fate point on a roll, without an aspect. */
export const SPEND_LINE: LineMaker<"spend"> = {
  icon: "fa-solid fa-coins",
  words: (entry) => text("NORN.Spend.Line.plain", { who: entry.actorName, cost: entryCost(entry), what: forWhat(entry.request) }),
  details: () => [],
  step: (entry) => {
    const isPending = entry.state === "pending";
    // A spend that does not change the dice has its own line.
    if (!isPending && entry.request.gain === null) return null;
    return { aspect: "", what: forWhat(entry.request), cost: isPending ? null : entryCost(entry) };
  },
  undoable: ({ request }) => request.gain !== null,
};

export const COUNTER_LINE: LineMaker<"counter"> = {
  icon: "fa-solid fa-ban",
  words: ({ actorName: who }) => (who === "" ? text("NORN.Ledger.Line.counterGm") : text("NORN.Ledger.Line.counter", { who })),
  details: ({ outcome }) => {
    const cost = paymentText(outcome);
    return cost ? [cost] : [];
  },
  step: ({ outcome }) => ({ aspect: "", what: text("NORN.Ledger.counter"), cost: paymentText(outcome) }),
  undoable: () => true,
};

export const RESOLVE_LINE: LineMaker<"resolve"> = {
  icon: "fa-solid fa-check",
  words: ({ actorName: who }) => text("NORN.Ledger.Line.resolve", { who }),
  details: ({ request: { names } }) => (names.length > 0 ? [text("NORN.Spend.Line.gets", { names: names.join(", ") })] : []),
};

function forWhat({ gain }: { readonly gain: string | null }) {
  return gain === null ? text("NORN.Spend.onRoll") : text(`NORN.Gain.${gain}`);
}
