import type { CompelRequests } from "../../ledger/requests/compel.ts";
import type { DoneOfKinds, EntryOf } from "../../ledger/entry.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { signed } from "../rank.view.ts";
import { type Text, text } from "../text.ts";
import { pointsText } from "./points.view.ts";
import { paymentText } from "../entries/payment-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** Who compels whom, why, and what it cost. */
const COMPEL_LINE: LineMaker<"compel"> = {
  icon: "fa-solid fa-bolt",
  words: ({ actor, actorName, request, facts }) => {
    const { passive, targetName: who, aspectName: what, words } = request;
    const how = passive ? "passive" : (facts?.by ?? (actor === "" ? "gm" : "other"));
    const by = facts?.proposerName ?? actorName;
    const line = text(`NORN.Compel.Line.${how}`, { who, by, what });
    return words === "" ? line : text("NORN.Compel.Line.why", { line, words });
  },
  details: moved,
};

/** An answer to a compel. */
const ANSWER_LINE: LineMaker<"answer"> = {
  icon: "fa-solid fa-bolt",
  words: said,
  details: moved,
  step: (entry) => {
    const { roll, aspectName } = entry.request;
    const gain = entry.facts?.gain ?? null;
    if (roll === "") return null;
    return { aspect: aspectName, what: gain ? text(`NORN.Gain.${gain}`) : said(entry), cost: paymentText(entry.outcome) };
  },
  undoable: ({ facts }) => facts.gain !== null,
  onRollCard: () => false,
  onItsCard: true,
};

function said({ request: { say, side, bid, targetName: who, aspectName: what } }: EntryOf<"answer">): Text {
  const bids = say === "raise" || say === "fold";
  // The side that bid is known once it is settled.
  const answer = bids ? `${say}-${side || "player"}` : say;
  return text(`NORN.Compel.Said.${answer}`, { who, what, points: pointsText(bid) });
}

/** Who paid or got how much. */
function moved({ facts, outcome }: DoneOfKinds<"compel" | "answer">): Text[] {
  return outcome.events.flatMap((event: LedgerEvent) => {
    if (event.type === "npc-pool-changed") return [text("NORN.Compel.pool", { by: signed(event.by) })];
    if (event.type !== "fate-points-changed") return [];
    const who = event.actor === facts.target ? facts.targetName : facts.proposerName;
    return [text("NORN.Compel.moved", { who, by: signed(event.by) })];
  });
}

export const COMPEL_LINES: LinesOf<keyof CompelRequests> = {
  compel: COMPEL_LINE,
  answer: ANSWER_LINE,
};
