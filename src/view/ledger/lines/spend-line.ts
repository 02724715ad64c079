import { GAINS } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";
import type { Entry } from "../entry.ts";
import { entryCost } from "../spend/spend-cost.view.ts";
import { isAboutAspect, isToldSpend, useText, whomText } from "../spend/told-spend.ts";
import type { LineMaker } from "./line-maker.ts";

/** A fate point alone: what it cost, and what for. */
export const SPEND_LINE: LineMaker = {
  icon: "fa-solid fa-coins",
  words: (entry) => {
    const line = { who: entry.actorName, cost: entryCost(entry), what: whatText(entry) };
    const told = entry.asked.words;
    return told === "" ? text("NORN.Spend.Line.plain", line) : text("NORN.Spend.Line.told", { ...line, told });
  },
  name: (entry) => (isAboutAspect(entry) ? null : whatText(entry)),
  details: (entry) => {
    const aspect = isAboutAspect(entry) ? [text("NORN.Spend.Line.aspect", { aspect: entry.asked.aspectName })] : [];
    const whom = whomText(entry);
    return whom ? [...aspect, whom] : aspect;
  },
  undo: (entry, { overrules }) => text(overrules && isToldSpend(entry) ? "NORN.Spend.Card.veto" : "NORN.Ledger.undo"),
  undone: (entry, { overruled }) => text(overruled && isToldSpend(entry) ? "NORN.Spend.Card.vetoed" : "NORN.Ledger.State.undone"),
  redo: (entry, { overruled }) => text(overruled && isToldSpend(entry) ? "NORN.Spend.Card.allow" : "NORN.Ledger.redo"),
};

function whatText(entry: Entry): Text {
  if (isToldSpend(entry)) return useText(entry.asked.use);
  const gain = GAINS.find((id) => id === entry.asked.gain);
  return gain ? text(`NORN.Gain.${gain}`) : text("NORN.Spend.Use.roll");
}
