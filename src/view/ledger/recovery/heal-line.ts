import { changeText } from "../change-text.ts";
import { text } from "../../text.ts";
import type { LineMaker } from "../lines/line-maker.ts";
import { woundText } from "./wound-text.ts";

/** A line of its own in the log, with its undo. */
export const HEAL_LINE: LineMaker<"heal"> = {
  icon: "fa-solid fa-heart-pulse",
  words: (entry) =>
    text("NORN.Recovery.Line.heals", { who: entry.request.targetName, what: woundText(entry.game, entry.request) }),
  name: (entry) => woundText(entry.game, entry.request),
  details: ({ outcome }) => outcome.events.filter(({ type }) => type === "aspect-removed").map((event) => changeText(event)),
};
