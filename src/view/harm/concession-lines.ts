import type { EntryOf } from "../../ledger/entry.ts";
import { type Text, text } from "../text.ts";
import { changeTexts } from "../entries/change-text.ts";
import { paymentText } from "../entries/payment-text.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

type Made = EntryOf<"concede" | "answer-concession" | "call-shot" | "veto-shot">;

/** Shown by the card of the attack, once settled; so are the others. */
const CONCEDE_LINE: LineMaker<"concede"> = {
  icon: "fa-solid fa-flag",
  words: offered,
  details: () => [],
  step: (entry) => stepOf(text("NORN.Concession.name"), offered(entry)),
  undoable: () => true,
  undo: () => text("NORN.Concession.withdraw"),
};

const ANSWER_CONCESSION_LINE: LineMaker<"answer-concession"> = {
  icon: "fa-solid fa-flag",
  words: answered,
  details: changes,
  step: (entry) => stepOf(text("NORN.Concession.answer"), answered(entry)),
  undoable: () => true,
};

const CALL_SHOT_LINE: LineMaker<"call-shot"> = {
  icon: "fa-solid fa-crosshairs",
  words: called,
  details: changes,
  step: (entry) => ({ ...stepOf(text("NORN.CalledShot.name"), called(entry)), cost: paymentText(entry.outcome) }),
  undoable: () => true,
};

const VETO_SHOT_LINE: LineMaker<"veto-shot"> = {
  icon: "fa-solid fa-ban",
  words: vetoed,
  details: changes,
  step: (entry) => ({ ...stepOf(text("NORN.CalledShot.veto"), vetoed(entry)), cost: paymentText(entry.outcome) }),
  undoable: () => true,
};

function stepOf(title: Text, what: Text) {
  return { aspect: "", title, what, cost: null };
}

function changes({ outcome }: Made): readonly Text[] {
  // That someone is out of the conflict is what the line says.
  return changeTexts(outcome.events.filter(({ type }) => type !== "conflict-mark-changed"));
}

/** The offer, with its terms. */
export function offered({ actorName: who, request: { words } }: EntryOf<"concede">): Text {
  return text("NORN.Concession.Line.offers", { who, words });
}

/** What became of an offer. */
export function answered({ actorName: by, request: { say }, facts }: EntryOf<"answer-concession">): Text {
  if (!facts) return text("NORN.Concession.Line.answers", { by });
  const { concederName: who, words } = facts;
  return text(`NORN.Concession.Line.${say}`, { who, by, words });
}

/** What the attacker says the consequence is. */
export function called({ actorName: who, request: { words: name } }: EntryOf<"call-shot">): Text {
  return text("NORN.CalledShot.Line.calls", { who, name });
}

export function vetoed({ actorName: who, facts }: EntryOf<"veto-shot">): Text {
  return facts ? text("NORN.CalledShot.Line.vetoes", { who, name: facts.words }) : text("NORN.CalledShot.Line.vetoesIt", { who });
}

export const CONCESSION_LINES: LinesOf<"concede" | "answer-concession" | "call-shot" | "veto-shot"> = {
  concede: CONCEDE_LINE,
  "answer-concession": ANSWER_CONCESSION_LINE,
  "call-shot": CALL_SHOT_LINE,
  "veto-shot": VETO_SHOT_LINE,
};
