import { text } from "../../text.ts";
import { changeText } from "../change-text.ts";
import type { LineMaker } from "./line-maker.ts";

export const ADJUST_LINE: LineMaker = {
  icon: "fa-solid fa-pen",
  words: ({ actorName, asked }, { by }) => {
    const who = asked.aspectName || actorName;
    if (asked.details["unwatched"] !== true) return text("NORN.Ledger.Line.adjust", { who, by });
    return by === ""
      ? text("NORN.Ledger.Line.adjustUnwatched", { who })
      : text("NORN.Ledger.Line.adjustUnwatchedBy", { who, by });
  },
  details: ({ outcome }) => outcome.events.map((event) => changeText(event)),
};
