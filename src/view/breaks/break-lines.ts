import type { BreakRequests } from "../../ledger/requests/breaks.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { type Text, text } from "../text.ts";
import { breakChangeText, gameOf } from "./break-change-text.ts";

const BREAK_LINE: LineMaker<"break"> = {
  icon: "fa-solid fa-flag",
  words: ({ game, request: { at } }) => {
    const played = gameOf(game);
    return played ? text(`NORN.Break.At.${played}.${at}`) : text("NORN.Break.unknown");
  },
  details: ({ game, facts: { changes } }, { mayTakeBack }) => {
    const played = gameOf(game);
    if (!played) return [];
    const known = changes.filter(({ secret }) => mayTakeBack || !secret);
    // All lines about one actor stay together.
    const whose = [...new Set(known.map(({ actorName }) => actorName))];
    const grouped = known.toSorted((a, b) => whose.indexOf(a.actorName) - whose.indexOf(b.actorName));
    return grouped.map((change): Text => {
      const what = breakChangeText(change, played);
      return change.actorName === "" ? what : text("NORN.Break.of", { who: change.actorName, what });
    });
  },
  saidByChanges: true,
  separates: true,
};

export const BREAK_LINES: LinesOf<keyof BreakRequests> = {
  break: BREAK_LINE,
};
