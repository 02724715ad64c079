import type { SpendRequests } from "../../ledger/requests/spend.ts";
import type { EntryOf } from "../../ledger/entry.ts";
import { text } from "../text.ts";
import { paymentText } from "../entries/payment-text.ts";
import { entryCost } from "./spend-cost.view.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { aboutAspect, useText, whomText } from "./story-text.ts";

/** A fate point on a roll, without an aspect. */
const SPEND_LINE: LineMaker<"spend"> = {
  icon: "fa-solid fa-coins",
  words: (entry) => text("NORN.Spend.Line.plain", { who: entry.actorName, cost: entryCost(entry), what: forWhat(entry.facts) }),
  details: () => [],
  step: (entry) => {
    const isPending = entry.state === "pending";
    // A spend that does not change the dice has its own line.
    if (!isPending && !entry.facts?.gain) return null;
    return { aspect: "", what: forWhat(entry.facts), cost: isPending ? null : entryCost(entry) };
  },
  undoable: ({ facts }) => facts.gain !== null,
};

/** A fate point for a bit of story: what it cost, and what for. A GM who undoes another user's vetoes it. */
const STORY_LINE: LineMaker<"story"> = {
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

const COUNTER_LINE: LineMaker<"counter"> = {
  icon: "fa-solid fa-ban",
  words: ({ actorName: who }) => (who === "" ? text("NORN.Ledger.Line.counterGm") : text("NORN.Ledger.Line.counter", { who })),
  details: ({ outcome }) => {
    const cost = paymentText(outcome);
    return cost ? [cost] : [];
  },
  step: ({ outcome }) => ({ aspect: "", what: text("NORN.Ledger.counter"), cost: paymentText(outcome) }),
  undoable: () => true,
};

const RESOLVE_LINE: LineMaker<"resolve"> = {
  icon: "fa-solid fa-check",
  words: ({ actorName: who }) => text("NORN.Ledger.Line.resolve", { who }),
  details: ({ facts: { names } }) => (names.length > 0 ? [text("NORN.Spend.Line.gets", { names: names.join(", ") })] : []),
};

function forWhat(facts: EntryOf<"spend">["facts"]) {
  return facts?.gain ? text(`NORN.Gain.${facts.gain}`) : text("NORN.Spend.onRoll");
}

export const SPEND_LINES: LinesOf<keyof SpendRequests> = {
  spend: SPEND_LINE,
  story: STORY_LINE,
  counter: COUNTER_LINE,
  resolve: RESOLVE_LINE,
};
