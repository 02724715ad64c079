import { text } from "../../text.ts";
import { unsigned } from "../../rank.view.ts";
import { changeText, changeTexts } from "../change-text.ts";
import { takenText } from "../harm/taken-text.ts";
import type { LineMaker } from "./line-maker.ts";
import { woundText } from "../recovery/wound-text.ts";

/** Shown by the card of the attack, once settled. */
export const DEFEND_LINE: LineMaker<"defend"> = {
  icon: "fa-solid fa-shield-halved",
  words: ({ request: { targetName: who, total } }) =>
    total === null ? text("NORN.Harm.Line.defends", { who }) : text("NORN.Harm.Line.defended", { who, total: unsigned(total) }),
  details: () => [],
  step: ({ request: { targetName: who } }) => ({
    aspect: "",
    title: text("NORN.Harm.Line.defense"),
    what: text("NORN.Harm.Line.defends", { who }),
    cost: null,
  }),
  undoable: () => true,
};

export const HARM_LINE: LineMaker<"harm"> = {
  icon: "fa-solid fa-heart-crack",
  words: (entry) => {
    const who = entry.actorName;
    return entry.state !== "done" || entry.request.amount === null
      ? text("NORN.Harm.Line.takesIt", { who })
      : text("NORN.Harm.Line.takes", { who, what: takenText(entry) });
  },
  details: ({ outcome }) => changeTexts(outcome.events),
  step: ({ actorName: who }) => ({
    aspect: "",
    title: text("NORN.Harm.take"),
    what: text("NORN.Harm.Line.takesIt", { who }),
    cost: null,
  }),
};

/** A line of its own in the log, with its undo. */
export const HEAL_LINE: LineMaker<"heal"> = {
  icon: "fa-solid fa-heart-pulse",
  words: (entry) => {
    const { targetName: who } = entry.request;
    if (entry.state !== "done") return text("NORN.Recovery.Line.healing", { who });
    return text("NORN.Recovery.Line.heals", { who, what: woundText(entry.game, entry.request) });
  },
  details: ({ outcome }) => outcome.events.filter(({ type }) => type === "aspect-removed").map((event) => changeText(event)),
};
