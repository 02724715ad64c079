import type { LedgerEvent } from "../../../rules/index.ts";
import { signed } from "../../actor/rank.view.ts";
import { type Text, text } from "../../text.ts";
import { readAnswer, readCompelDetails, readSaid, wordOf } from "../compel/compel-details.ts";
import { pointsText } from "../compel/points.view.ts";
import type { Entry } from "../entry.ts";
import type { LineMaker } from "./line-maker.ts";

/** Who compels whom, why, and what it cost. */
export const COMPEL_LINE: LineMaker = {
  icon: "fa-solid fa-bolt",
  words: ({ asked }) => {
    const { passive, by: proposer, proposerName: by, targetName: who } = readCompelDetails(asked.details);
    const how = passive ? "passive" : proposer;
    return withWords(asked, text(`NORN.Compel.Line.${how}`, { who, by, what: asked.aspectName }));
  },
  details: moved,
};

/** What was said to a compel. */
export const ANSWER_LINE: LineMaker = {
  icon: "fa-solid fa-bolt",
  words: ({ asked }) => {
    const { targetName: who, side, laid } = readSaid(asked.details);
    const args = { who, what: asked.aspectName, points: pointsText(laid) };
    const answer = readAnswer(asked.details) ?? "unknown";
    const said = side === "" ? answer : `${answer}-${side}`;
    return text(`NORN.Compel.Said.${said}`, args);
  },
  details: moved,
};

function withWords({ words }: Entry["asked"], line: Text): Text {
  return words === "" ? line : text("NORN.Compel.Line.why", { line, words });
}

/** Who got or gave how much. */
function moved({ asked, outcome }: Entry): Text[] {
  return outcome.events.flatMap((event: LedgerEvent) => {
    if (event.type === "npc-pool-changed") return [text("NORN.Compel.pool", { by: signed(event.by) })];
    if (event.type !== "fate-points-changed") return [];
    const who = wordOf(asked.details, event.actor === asked.target ? "targetName" : "proposerName");
    return [text("NORN.Compel.moved", { who, by: signed(event.by) })];
  });
}
