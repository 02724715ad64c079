import type { RecoveryRequests } from "../../ledger/requests/recovery.ts";
import { changeText } from "../entries/change-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { text } from "../text.ts";
import { woundText } from "./wound-text.ts";

/** A line of its own in the log, with its undo. */
const HEAL_LINE: LineMaker<"heal"> = {
  icon: "fa-solid fa-heart-pulse",
  words: (entry) => {
    const { targetName: who } = entry.request;
    if (!entry.facts) return text("NORN.Recovery.Line.healing", { who });
    return text("NORN.Recovery.Line.heals", { who, what: woundText(entry.game, { ...entry.request, ...entry.facts }) });
  },
  details: ({ outcome }) => outcome.events.filter(({ type }) => type === "aspect-removed").map((event) => changeText(event)),
};

export const HEAL_LINES: LinesOf<keyof RecoveryRequests> = {
  heal: HEAL_LINE,
};
