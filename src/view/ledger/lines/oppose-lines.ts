import { RULESETS } from "../../../rules/index.ts";
import { unsigned } from "../../actor/rank.view.ts";
import { text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

/** Shown by the card of the roll it opposes, once settled. */
export const OPPOSE_LINE: LineMaker<"oppose"> = {
  icon: "fa-solid fa-shield-halved",
  words: ({ actorName: who }) => (who === "" ? text("NORN.Oppose.Line.opposeGm") : text("NORN.Oppose.Line.oppose", { who })),
  name: () => text("NORN.Oppose.name"),
  details: () => [],
  step: () => ({ aspect: "", title: text("NORN.Oppose.name"), what: text("NORN.Oppose.joins"), cost: null }),
  undoable: () => true,
};

export const ALLOW_LINE: LineMaker<"allow"> = {
  icon: "fa-solid fa-shield-halved",
  words: ({ request: { targetName: who } }) => text("NORN.Oppose.Line.allow", { who }),
  name: ({ request: { targetName: who } }) => text("NORN.Oppose.Line.allow", { who }),
  details: () => [],
  undoable: () => true,
};

export const DIFFICULTY_LINE: LineMaker<"difficulty"> = {
  icon: "fa-solid fa-bullseye",
  words: ({ actorName: who, request: { difficulty } }) => {
    if (difficulty === null) return text("NORN.Oppose.Difficulty.Line.none");
    const number = unsigned(difficulty);
    return who === ""
      ? text("NORN.Oppose.Difficulty.Line.gm", { number })
      : text("NORN.Oppose.Difficulty.Line.set", { who, number });
  },
  name: () => text("NORN.Roll.difficulty"),
  details: () => [],
  undoable: () => true,
};

export const JOIN_LINE: LineMaker<"join"> = {
  icon: "fa-solid fa-people-carry-box",
  words: ({ actorName: who, game, request: { total } }) => {
    const pools = Object.values(RULESETS).some(({ id, series }) => id === game && series === "pool");
    return text(pools ? "NORN.Join.Line.pool" : "NORN.Join.Line.own", { who, total: total === null ? "" : unsigned(total) });
  },
  name: () => text("NORN.Join.name"),
  details: () => [],
  undoable: () => true,
};
