import { text } from "../../text.ts";
import { entryCost } from "../spend/spend-cost.view.ts";
import { aboutAspect, useText, whomText } from "../spend/story-text.ts";
import type { LineMaker } from "./line-maker.ts";

/** A fate point for a bit of story: what it cost, and what for. A GM who undoes another user's vetoes it. */
export const STORY_LINE: LineMaker<"story"> = {
  icon: "fa-solid fa-coins",
  words: (entry) => {
    const { words } = entry.request;
    const line = { who: entry.actorName, cost: entryCost(entry), what: useText(entry) };
    return words === "" ? text("NORN.Spend.Line.plain", line) : text("NORN.Spend.Line.words", { ...line, said: words });
  },
  details: (entry) => {
    const aspect = aboutAspect(entry);
    const whom = whomText(entry);
    return [...(aspect === "" ? [] : [text("NORN.Spend.Line.aspect", { aspect })]), ...(whom ? [whom] : [])];
  },
  undoable: () => true,
  undo: (_entry, { overrules }) => text(overrules ? "NORN.Spend.Card.veto" : "NORN.Ledger.undo"),
  undone: (_entry, { overruled }) => text(overruled ? "NORN.Spend.Card.vetoed" : "NORN.Ledger.State.undone"),
  redo: (_entry, { overruled }) => text(overruled ? "NORN.Spend.Card.allow" : "NORN.Ledger.redo"),
};
