import { GAINS, PAYMENTS } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";
import type { Entry } from "../entry.ts";
import type { LineMaker } from "./line-maker.ts";

export const INVOKE_LINE: LineMaker = {
  icon: "fa-solid fa-quote-left",
  words: ({ actorName: who, asked }) => text("NORN.Ledger.Line.invoke", { who, what: asked.aspectName }),
  details: gainAndCost,
};

export const COUNTER_LINE: LineMaker = {
  icon: "fa-solid fa-ban",
  words: ({ actorName: who }) => (who === "" ? text("NORN.Ledger.Line.counterGm") : text("NORN.Ledger.Line.counter", { who })),
  details: gainAndCost,
};

export const SETTLE_LINE: LineMaker = {
  icon: "fa-solid fa-check",
  words: ({ actorName: who }) => text("NORN.Ledger.Line.settle", { who }),
  details: ({ asked }) => {
    const { names } = asked.details;
    return typeof names === "string" && names !== "" ? [text("NORN.Spend.Line.gets", { names })] : [];
  },
};

function gainAndCost({ asked, outcome }: Entry): readonly Text[] {
  const gain = GAINS.find((id) => id === asked.gain);
  const payment = PAYMENTS.find((id) => id === outcome.payment);
  return [...(gain ? [text(`NORN.Gain.${gain}`)] : []), ...(payment ? [text(`NORN.Ledger.Payment.${payment}`)] : [])];
}
