import type { LedgerEvent } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";
import type { Entry } from "../entry.ts";
import { freeMark, madeMarks } from "../make/made-marks.view.ts";
import type { LineMaker } from "./line-maker.ts";

export const MAKE_LINE: LineMaker = {
  icon: "fa-solid fa-hammer",
  words: (entry) => aspectLine(entry, "make"),
  details: ({ asked, outcome }) => {
    const [added] = outcome.events.filter(
      (event): event is LedgerEvent & { type: "aspect-added" } => event.type === "aspect-added",
    );
    return added ? madeMarks(added.aspect, () => named(asked.details["holderName"])) : [];
  },
};

export const PASS_LINE: LineMaker = {
  icon: "fa-solid fa-gift",
  words: ({ actorName, asked }) => {
    const [what, to] = [asked.aspectName, named(asked.details["targetName"])];
    return actorName === ""
      ? text("NORN.Ledger.Line.passGm", { what, to })
      : text("NORN.Ledger.Line.pass", { who: actorName, what, to });
  },
  details: () => [],
};

export const REMOVE_LINE: LineMaker = {
  icon: "fa-solid fa-eraser",
  words: (entry) => aspectLine(entry, "remove"),
  details: () => [],
};

export const ASSESS_LINE: LineMaker = {
  icon: "fa-solid fa-magnifying-glass",
  words: ({ actorName: who, asked }) => text("NORN.Ledger.Line.assess", { who, on: named(asked.details["targetName"]) }),
  details: () => [],
  answer: (_entry, { reveals }) => (reveals ? text("NORN.Make.Reveal.offer") : null),
};

export const REVEAL_LINE: LineMaker = {
  icon: "fa-solid fa-eye",
  words: ({ actorName: who, asked }) => {
    const [what, on] = [asked.aspectName, named(asked.details["targetName"])];
    return asked.aspect === ""
      ? text("NORN.Ledger.Line.revealNothing", { who, on })
      : text("NORN.Ledger.Line.reveal", { who, what, on });
  },
  details: ({ actorName, outcome }) =>
    outcome.events.flatMap((event) => (event.type === "free-invocations-changed" ? [freeMark(event.by, actorName)] : [])),
};

/** A game master who speaks for nobody is not named. */
function aspectLine({ actorName: who, asked }: Entry, kind: "make" | "remove"): Text {
  const args = { what: asked.aspectName || asked.words, on: named(asked.details["targetName"]) };
  return who === "" ? text(`NORN.Ledger.Line.${kind}Gm`, args) : text(`NORN.Ledger.Line.${kind}`, { who, ...args });
}

function named(name: unknown): string {
  return typeof name === "string" ? name : "";
}
