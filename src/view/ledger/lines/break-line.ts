import { type Text, text } from "../../text.ts";
import { breakChangeText, gameOf } from "../breaks/break-change-text.ts";
import type { LineMaker } from "./line-maker.ts";

export const BREAK_LINE: LineMaker<"break"> = {
  icon: "fa-solid fa-flag",
  words: ({ game, request: { at } }) => {
    const played = gameOf(game);
    return played ? text(`NORN.Break.At.${played}.${at}`) : text("NORN.Break.unknown");
  },
  details: ({ game, request: { changes } }, { mine }) => {
    const played = gameOf(game);
    if (!played) return [];
    const known = changes.filter(({ secret }) => mine || !secret);
    // All lines about one actor stay together.
    const whose = [...new Set(known.map(({ who }) => who))];
    const grouped = known.toSorted((a, b) => whose.indexOf(a.who) - whose.indexOf(b.who));
    return grouped.map((change): Text => {
      const what = breakChangeText(change, played);
      return change.who === "" ? what : text("NORN.Break.of", { who: change.who, what });
    });
  },
  saidByChanges: true,
  separates: true,
};
