import type { StuntRequests } from "../../ledger/requests/stunts.ts";
import type { DoneOf } from "../../ledger/entry.ts";
import { itemOfUses } from "../../rules/stunts/effect.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { type Text, text } from "../text.ts";
import { changeText } from "../entries/change-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** Someone uses a stunt, a power, an extra: what for, and what it takes. */
const USE_LINE: LineMaker<"use"> = {
  icon: "fa-solid fa-wand-sparkles",
  words: ({ actorName: who, request: { featureName: item, words } }) => {
    return words === "" ? text("NORN.Use.line", { who, item }) : text("NORN.Use.lineFor", { who, item, words });
  },
  details: (entry) => [
    ...usesText(entry),
    ...entry.outcome.events.filter((event) => !isUse(event)).map((event) => changeText(event)),
  ],
};

const isUse = (event: LedgerEvent): boolean => event.type === "track-box-checked" && itemOfUses(event.track) !== "";

function usesText({ outcome, facts: { left } }: DoneOf<"use">): Text[] {
  const spent = outcome.events.filter(isUse).length;
  if (spent === 0 || left === null) return [];
  return [text(spent === 1 ? "NORN.Use.spentOne" : "NORN.Use.spent", { spent, left })];
}

/** What an activation roll was short of. */
const STRAIN_LINE: LineMaker<"strain"> = {
  icon: "fa-solid fa-heart-crack",
  words: ({ actorName: who, request: { featureName: item }, facts }) => {
    return facts
      ? text("NORN.Power.Line.taken", { who, item, amount: facts.amount })
      : text("NORN.Power.Line.asked", { who, item });
  },
  details: ({ outcome }) => outcome.events.map((event) => changeText(event)),
};

export const STUNT_LINES: LinesOf<keyof StuntRequests> = {
  use: USE_LINE,
  strain: STRAIN_LINE,
};
