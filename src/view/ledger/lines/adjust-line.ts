import type { LedgerEvent } from "../../../rules/index.ts";
import { signed } from "../../actor/rank.view.ts";
import { type Text, text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

export const ADJUST_LINE: LineMaker = {
  icon: "fa-solid fa-pen",
  words: ({ actorName, asked }, { by }) => text("NORN.Ledger.Line.adjust", { who: asked.aspectName || actorName, by }),
  details: ({ outcome }) => outcome.events.flatMap(changeText),
};

function changeText(event: LedgerEvent): Text[] {
  if (event.type === "fate-points-changed") return [text(`NORN.Ledger.Pot.${event.pot}`, { by: signed(event.by) })];
  if (event.type === "boxes-checked") return [text("NORN.Ledger.boxes", { by: signed(event.by) })];
  return event.type === "free-invocations-changed" ? [text("NORN.Ledger.free", { by: signed(event.by) })] : [];
}
