import { BREAKS } from "../../../rules/index.ts";
import { signed } from "../../actor/rank.view.ts";
import { type Text, text } from "../../text.ts";
import { readToldChanges } from "../breaks/read-told-changes.ts";
import { changeText, gameOf } from "../breaks/told-change.ts";
import type { Entry } from "../entry.ts";
import type { LineMaker } from "./line-maker.ts";

export const BREAK_LINE: LineMaker = {
  icon: "fa-solid fa-flag",
  words: ({ game, asked }) => {
    const at = BREAKS.find((id) => id === asked.details["at"]);
    const played = gameOf(game);
    return at && played ? text(`NORN.Break.At.${played}.${at}`) : text("NORN.Break.unknown");
  },
  details: ({ game, asked }, { mine }) => {
    const played = gameOf(game);
    if (!played) return [];
    const told = readToldChanges(asked.details).filter(({ secret }) => mine || !secret);
    // Everything about one of them stands together.
    const whose = [...new Set(told.map(({ who }) => who))];
    const grouped = told.toSorted((a, b) => whose.indexOf(a.who) - whose.indexOf(b.who));
    return grouped.map((change): Text => {
      const what = changeText(change, played);
      return change.who === "" ? what : text("NORN.Break.of", { who: change.who, what });
    });
  },
};

export const POOL_LINE: LineMaker = {
  icon: "fa-solid fa-sack-dollar",
  words: (entry) =>
    entry.asked.details["enters"] === true ? text("NORN.Pool.enters", { who: entry.actorName }) : changeWords(entry),
  details: ({ outcome }) =>
    outcome.events.flatMap((event) =>
      event.type === "npc-pool-changed" ? [text("NORN.Pool.by", { by: signed(event.by) })] : [],
    ),
};

function changeWords({ asked }: Entry): Text {
  const { reason } = asked.details;
  return typeof reason === "string" && reason !== "" ? text("NORN.Pool.changedFor", { reason }) : text("NORN.Pool.changed");
}

export const PAY_DEBT_LINE: LineMaker = {
  icon: "fa-solid fa-scale-balanced",
  words: ({ actorName: who }) => text("NORN.Debt.paid", { who }),
  details: ({ outcome }) =>
    outcome.events.flatMap((event): Text[] => {
      if (event.type === "aspect-removed") return [text("NORN.Break.Change.gone", { aspect: event.aspect.name })];
      return event.type === "fate-points-changed" && event.pot === "debt"
        ? [text("NORN.Ledger.Pot.debt", { by: signed(event.by) })]
        : [];
    }),
};
