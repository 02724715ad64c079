import { text } from "../text.ts";
import { unsigned } from "../rank.view.ts";
import { changeTexts } from "../entries/change-text.ts";
import { takenText } from "./taken-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** Shown by the card of the attack, once settled. */
const DEFEND_LINE: LineMaker<"defend"> = {
  icon: "fa-solid fa-shield-halved",
  words: ({ request: { targetName: who, total: given }, facts }) => {
    const total = facts ? facts.total : given;
    return total === null
      ? text("NORN.Harm.Line.defends", { who })
      : text("NORN.Harm.Line.defended", { who, total: unsigned(total) });
  },
  details: () => [],
  step: ({ request: { targetName: who } }) => ({
    aspect: "",
    title: text("NORN.Harm.Line.defense"),
    what: text("NORN.Harm.Line.defends", { who }),
    cost: null,
  }),
  undoable: () => true,
};

const HARM_LINE: LineMaker<"harm"> = {
  icon: "fa-solid fa-heart-crack",
  words: (entry) => {
    const who = entry.actorName;
    return entry.state === "done"
      ? text("NORN.Harm.Line.takes", { who, what: takenText(entry) })
      : text("NORN.Harm.Line.takesIt", { who });
  },
  details: ({ outcome }) => changeTexts(outcome.events),
  step: ({ actorName: who }) => ({
    aspect: "",
    title: text("NORN.Harm.take"),
    what: text("NORN.Harm.Line.takesIt", { who }),
    cost: null,
  }),
};

export const HARM_LINES: LinesOf<"defend" | "harm"> = {
  defend: DEFEND_LINE,
  harm: HARM_LINE,
};
