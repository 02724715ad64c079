import type { CreatedAspectRequests } from "../../ledger/requests/created-aspects.ts";
import { type Text, text } from "../text.ts";
import { createdBadges, freeBadge } from "./created.view.ts";
import type { LineMaker, LinesOf } from "../entries/line-maker.ts";

const CREATE_LINE: LineMaker<"create"> = {
  icon: "fa-solid fa-hammer",
  words: ({ actorName, request: { words, targetName: on }, facts }) =>
    byWhom("create", actorName, { what: facts?.aspectName ?? words, on }),
  details: ({ facts: { holderName }, outcome }) =>
    outcome.events.flatMap((event) => (event.type === "aspect-added" ? createdBadges(event.aspect, () => holderName) : [])),
  onRollCard: () => true,
};

const PASS_LINE: LineMaker<"pass"> = {
  icon: "fa-solid fa-gift",
  words: ({ actorName, request: { aspectName: what, targetName: to } }) => byWhom("pass", actorName, { what, to }),
  details: () => [],
};

const REMOVE_LINE: LineMaker<"remove"> = {
  icon: "fa-solid fa-eraser",
  words: ({ actorName, request: { aspectName: what, targetName: on } }) => byWhom("remove", actorName, { what, on }),
  details: () => [],
  onRollCard: () => true,
};

const DISCOVER_LINE: LineMaker<"discover"> = {
  icon: "fa-solid fa-magnifying-glass",
  words: ({ actorName: who, request }) => text("NORN.Ledger.Line.discover", { who, on: request.targetName }),
  details: () => [],
  answers: ({ request }, { asks }) =>
    asks ? [{ action: "reveal", icon: "fa-solid fa-eye", on: request.roll, label: text("NORN.Create.Reveal.offer") }] : [],
  undoable: () => true,
  undo: () => text("NORN.Create.Discover.withdraw"),
};

const REVEAL_LINE: LineMaker<"reveal"> = {
  icon: "fa-solid fa-eye",
  words: ({ actorName: who, request: { aspect, aspectName: what, targetName: on } }) =>
    aspect === "" ? text("NORN.Ledger.Line.revealNothing", { who, on }) : text("NORN.Ledger.Line.reveal", { who, what, on }),
  details: ({ actorName, outcome }) =>
    outcome.events.flatMap((event) => (event.type === "free-invocations-changed" ? [freeBadge(event.by, actorName)] : [])),
  onRollCard: ({ request: { aspect } }) => aspect !== "",
  undoable: () => true,
};

/** A GM who acts for no character is not named. */
function byWhom(line: "create" | "pass" | "remove", who: string, args: Readonly<Record<string, string>>): Text {
  return who === "" ? text(`NORN.Ledger.Line.${line}Gm`, args) : text(`NORN.Ledger.Line.${line}`, { who, ...args });
}

export const CREATED_ASPECT_LINES: LinesOf<keyof CreatedAspectRequests> = {
  create: CREATE_LINE,
  pass: PASS_LINE,
  remove: REMOVE_LINE,
  discover: DISCOVER_LINE,
  reveal: REVEAL_LINE,
};
