import type { OpposeRequests } from "../../ledger/requests/oppose.ts";
import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import { unsigned } from "../rank.view.ts";
import { text } from "../text.ts";
import { blockedView, blockName } from "./block.view.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { changeTexts } from "../entries/change-text.ts";

/** Shown by the card of the roll it opposes, once settled. */
const OPPOSE_LINE: LineMaker<"oppose"> = {
  icon: "fa-solid fa-shield-halved",
  words: ({ actorName: who }) => (who === "" ? text("NORN.Oppose.Line.opposeGm") : text("NORN.Oppose.Line.oppose", { who })),
  details: () => [],
  step: () => ({ aspect: "", title: text("NORN.Oppose.name"), what: text("NORN.Oppose.joins"), cost: null }),
  undoable: () => true,
};

const ALLOW_LINE: LineMaker<"allow"> = {
  icon: "fa-solid fa-shield-halved",
  words: ({ request: { targetName: who } }) => text("NORN.Oppose.Line.allow", { who }),
  details: () => [],
  undoable: () => true,
};

const DIFFICULTY_LINE: LineMaker<"difficulty"> = {
  icon: "fa-solid fa-bullseye",
  words: ({ actorName: who, request: { difficulty } }) => {
    if (difficulty === null) return text("NORN.Oppose.Difficulty.Line.none");
    const number = unsigned(difficulty);
    return who === ""
      ? text("NORN.Oppose.Difficulty.Line.gm", { number })
      : text("NORN.Oppose.Difficulty.Line.set", { who, number });
  },
  details: () => [],
  undoable: () => true,
};

const JOIN_LINE: LineMaker<"join"> = {
  icon: "fa-solid fa-people-carry-box",
  words: ({ actorName: who, game, facts }) => {
    const whose = Object.values(RULESETS).find(({ id }) => id === game)?.joining?.whose ?? "own";
    return text(`NORN.Join.Line.${whose}`, { who, total: facts ? unsigned(facts.total) : "" });
  },
  details: () => [],
  undoable: () => true,
};

/** Shown by the card of its roll, once settled. To undo it is to drop it. */
const BLOCK_LINE: LineMaker<"block"> = {
  icon: "fa-solid fa-road-barrier",
  words: blockedView,
  details: () => [],
  step: ({ request }) => ({ aspect: "", title: text("NORN.Block.name"), what: blockName(request), cost: null }),
  undoable: () => true,
  undo: () => text("NORN.Block.drop"),
};

const DRAMATIC_LINE: LineMaker<"dramatic"> = {
  icon: "fa-solid fa-bolt",
  words: ({ actorName: who }) => text("NORN.Dramatic.line", { who }),
  details: ({ outcome }) => changeTexts(outcome.events),
  undoable: () => true,
};

export const OPPOSE_LINES: LinesOf<keyof OpposeRequests> = {
  oppose: OPPOSE_LINE,
  allow: ALLOW_LINE,
  difficulty: DIFFICULTY_LINE,
  join: JOIN_LINE,
  block: BLOCK_LINE,
  dramatic: DRAMATIC_LINE,
};
