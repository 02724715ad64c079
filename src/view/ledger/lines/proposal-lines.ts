import { text } from "../../text.ts";
import type { LineMaker } from "./line-maker.ts";

export const PROPOSE_LINE: LineMaker<"propose"> = {
  icon: "fa-solid fa-lightbulb",
  words: ({ actorName: who, request: { words, targetName: on } }) =>
    text(on === "" ? "NORN.Board.Line.propose" : "NORN.Board.Line.proposeOn", { who, words, on }),
  details: () => [],
  answers: ({ id }, { asks }) =>
    asks
      ? [
          { action: "takeProposal", icon: "fa-solid fa-check", on: id, label: text("NORN.Board.take") },
          { action: "declineProposal", icon: "fa-solid fa-xmark", on: id, label: text("NORN.Board.decline") },
        ]
      : [],
  undoable: () => true,
  undo: () => text("NORN.Board.withdraw"),
};

export const ANSWER_PROPOSAL_LINE: LineMaker<"answer-proposal"> = {
  icon: "fa-solid fa-lightbulb",
  words: ({ state, request: { say, words, targetName: on } }) =>
    state !== "done"
      ? text("NORN.Board.Line.answering")
      : say === "accept"
        ? text("NORN.Board.Line.taken", { words, on })
        : text("NORN.Board.Line.declined", { words }),
  details: () => [],
  undoable: () => true,
};
