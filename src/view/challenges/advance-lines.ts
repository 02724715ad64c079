import type { ChallengeRequests } from "../../ledger/requests/challenges.ts";
import type { LadderStep } from "../../ledger/requests/challenges.ts";
import type { DoneOf } from "../../ledger/entry.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";
import { type Text, text } from "../text.ts";
import { rowName } from "./row-name.ts";

/** Shown by the card of its roll, once settled. */
const ADVANCE_LINE: LineMaker<"advance"> = {
  icon: "fa-solid fa-stairs",
  words: ({ actorName: who, request: { challengeName: name } }) => text("NORN.Challenge.Line.advance", { who, name }),
  details: (entry) => advanceTexts(entry),
  step: ({ request: { challengeName: name } }) => ({
    aspect: "",
    title: text("NORN.Named", { name }),
    what: text("NORN.Challenge.sent"),
    cost: null,
  }),
  undoable: () => true,
};

/** What a roll did on a ladder, each in a sentence. */
export function advanceTexts({ facts }: DoneOf<"advance">): readonly Text[] {
  const { steps, trigger, ruined } = facts;
  const sentences = [
    ...steps.map(stepText),
    ...(trigger === "" ? [] : [text("NORN.Challenge.Step.trigger", { words: trigger })]),
    ...(ruined ? [text("NORN.Challenge.Step.ruined")] : []),
  ];
  if (sentences.length > 0) return sentences;
  const { margin } = facts;
  return [margin < 0 ? text("NORN.Challenge.Step.nothing") : text("NORN.Challenge.Step.noRow", { margin })];
}

function stepText({ what, side, name, row, count, note }: LadderStep): Text {
  const args = { side, count };
  if (what !== "marked")
    return side === "" ? text(`NORN.Challenge.Step.${what}`, args) : text(`NORN.Challenge.SideStep.${what}`, args);
  const called = rowName({ id: row, name });
  const marked =
    side === ""
      ? text("NORN.Challenge.Step.marked", { row: called })
      : text("NORN.Challenge.SideStep.marked", { row: called, side });
  return note === "" ? marked : text("NORN.Challenge.Step.noted", { marked, note });
}

export const ADVANCE_LINES: LinesOf<keyof ChallengeRequests> = {
  advance: ADVANCE_LINE,
};
