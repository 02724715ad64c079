import type { ReconcileRequests } from "../../ledger/requests/reconcile.ts";
import { changeTexts } from "../entries/change-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { text } from "../text.ts";

const ADJUST_LINE: LineMaker<"adjust"> = {
  icon: "fa-solid fa-pen",
  words: ({ actor, actorName, request: { aspectName, unwatched } }, { by }) => {
    const who = aspectName || actorName;
    if (!unwatched) return text("NORN.Ledger.Line.adjust", { who, by });
    if (by !== "") return text("NORN.Ledger.Line.adjustUnwatchedBy", { who, by });
    return text(actor === "" ? "NORN.Ledger.Line.adjustUnwatched" : "NORN.Ledger.Line.adjustUnwatchedOwner", { who });
  },
  details: ({ outcome }) => changeTexts(outcome.events),
  saidByChanges: true,
  // Its text already names who changed it.
  unsigned: true,
  by: ({ request }) => request.user,
};

export const ADJUST_LINES: LinesOf<keyof ReconcileRequests> = {
  adjust: ADJUST_LINE,
};
