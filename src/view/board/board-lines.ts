import type { BoardRequests } from "../../ledger/requests/board.ts";
import type { DoneOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

/** Someone walks or runs to another zone. */
const MOVE_LINE: LineMaker<"move"> = {
  icon: "fa-solid fa-person-running",
  words: ({ actorName: who, request: { how, toName: to }, facts }) =>
    text(`NORN.Move.Line.${how}${facts && facts.missing > 0 ? "Towards" : ""}`, { who, to }),
  details: cameText,
};

/** How far it went, and what it took. */
function cameText({ facts }: DoneOf<"move">): Text[] {
  const { reachedName: reached, aheadName: ahead, missing, took } = facts;
  const how =
    missing === 0
      ? text("NORN.Move.arrived", { zone: reached })
      : text(reached === "" ? "NORN.Move.missing" : "NORN.Move.reached", { zone: reached, ahead, missing });
  return took === "" ? [how] : [how, text(`NORN.Move.Took.${took}`)];
}

const PROPOSE_LINE: LineMaker<"propose"> = {
  icon: "fa-solid fa-lightbulb",
  words: ({ actorName: who, request: { words }, facts }) => {
    const on = facts?.targetName ?? "";
    return text(on === "" ? "NORN.Board.Line.propose" : "NORN.Board.Line.proposeOn", { who, words, on });
  },
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

const ANSWER_PROPOSAL_LINE: LineMaker<"answer-proposal"> = {
  icon: "fa-solid fa-lightbulb",
  words: ({ request: { say }, facts }) => {
    if (!facts) return text("NORN.Board.Line.answering");
    const { words, targetName: on } = facts;
    return say === "accept" ? text("NORN.Board.Line.taken", { words, on }) : text("NORN.Board.Line.declined", { words });
  },
  details: () => [],
  undoable: () => true,
};

export const BOARD_LINES: LinesOf<keyof BoardRequests> = {
  move: MOVE_LINE,
  propose: PROPOSE_LINE,
  "answer-proposal": ANSWER_PROPOSAL_LINE,
};
