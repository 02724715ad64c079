import type { EntryOf } from "../../../ledger/entry.ts";
import { type Text, text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

/** Someone walks or runs to another zone. */
export const MOVE_LINE: LineMaker<"move"> = {
  icon: "fa-solid fa-person-running",
  words: ({ actorName: who, request: { how, toName: to, missing } }) =>
    text(`NORN.Move.Line.${how}${missing > 0 ? "Towards" : ""}`, { who, to }),
  details: cameText,
};

/** How far it went, and what it took. */
function cameText({ state, request }: EntryOf<"move">): Text[] {
  if (state !== "done") return [];
  const { reachedName: reached, aheadName: ahead, missing, took } = request;
  const how =
    missing === 0
      ? text("NORN.Move.arrived", { zone: reached })
      : text(reached === "" ? "NORN.Move.missing" : "NORN.Move.reached", { zone: reached, ahead, missing });
  return took === "" ? [how] : [how, text(`NORN.Move.Took.${took}`)];
}
