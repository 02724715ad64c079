import type { EntryOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import type { LineMaker } from "../entries/line-maker.ts";

/** Someone walks or runs to another zone. */
export const MOVE_LINE: LineMaker<"move"> = {
  icon: "fa-solid fa-person-running",
  words: ({ actorName: who, request: { how, toName: to, missing } }) =>
    text(`NORN.Move.Line.${how}${missing > 0 ? "Towards" : ""}`, { who, to }),
  details: cameText,
};

/** How far it went, and what it took. */
function cameText({ state, request }: EntryOf<"move">): Text[] {
  if (state !== "done") return [];
  const { reachedName: reached, aheadName: ahead, missing, took } = request;
  const how =
    missing === 0
      ? text("NORN.Move.arrived", { zone: reached })
      : text(reached === "" ? "NORN.Move.missing" : "NORN.Move.reached", { zone: reached, ahead, missing });
  return took === "" ? [how] : [how, text(`NORN.Move.Took.${took}`)];
}

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
