import { gameName } from "../game-name.ts";
import type { EntryOf } from "../../ledger/entry.ts";
import type { Answer, CompelFacts } from "../../ledger/requests/compel.ts";
import type { CompelState } from "../../ledger/compel/replay-compel.ts";
import type { Bidding, CompelTerms } from "../../rules/compel/compel-rules.ts";
import { type Text, text } from "../text.ts";
import { refusalText } from "../entries/refusal.view.ts";
import { acceptText, pointsText, refuseText } from "./points.view.ts";

interface AnswerButton {
  readonly answer: Answer;
  readonly icon: string;
  readonly label: Text;
  /** What it costs or brings; null where that does not matter. */
  readonly price: Text | null;
  readonly main: boolean;
}

/** One side's bid in an auction, point by point up to the limit. */
interface Pile {
  readonly who: Text;
  readonly count: Text;
  readonly coins: readonly boolean[];
}

/** A compel as an index card: the phrase, what happens, who it is about, its state and the possible answers. */
export interface CompelCard {
  readonly game: string;
  readonly id: string;
  readonly stage: CompelState["stage"];
  readonly phrase: string;
  /** Its uuid. */
  readonly aspect: string;
  readonly words: string;
  readonly who: Text;
  readonly badges: readonly { readonly icon: string; readonly label: Text }[];
  readonly piles: readonly Pile[];
  readonly status: Text;
  /** What that waits for, if the status is not all; null where it is settled. */
  readonly waiting: Text | null;
  readonly buttons: readonly AnswerButton[];
  /** Id of the answer whose points this reader may cancel, "" for none. */
  readonly counter: string;
  /** Id of the request this reader may take back, "" for none. */
  readonly withdraw: string;
  readonly undo: { readonly entry: string; readonly action: "undo" | "redo"; readonly label: Text } | null;
}

/** What the card cannot know of a compel: the reader's rights and names. */
export interface CompelReader {
  /** It is about a character this reader plays. */
  readonly own: boolean;
  /** Answers this reader may give now, and the roll an agreed compel would affect, as text; null for none. */
  readonly answers: readonly Answer[];
  readonly rollName: string | null;
  readonly gmAgrees: boolean;
  /** What the compel or the latest answer waits for; null where both are settled. */
  readonly waiting: Text | null;
  /** Id of the request this reader may take back, "" for none. */
  readonly withdraw: string;
  /** Another game is played now: nobody can answer it. */
  readonly otherGame: boolean;
  /** Id of the entry this reader may undo. */
  readonly undo: string;
  /** Id of the answer whose points this reader may cancel, "" for none. */
  readonly counter: string;
}

export function compelCard(compel: EntryOf<"compel">, now: CompelState, reader: CompelReader): CompelCard {
  const { facts, stage, bidding } = now;
  return {
    game: compel.game,
    id: compel.id,
    stage,
    phrase: compel.request.aspectName,
    aspect: compel.request.aspect,
    words: compel.request.words,
    who: whoText(now),
    badges: badgesOf(compel.game, now),
    piles: bidding ? pilesOf(bidding, facts.targetName) : [],
    status: statusText(compel, now, reader),
    waiting: stage === "waiting" || stage === "failed" ? null : reader.waiting,
    withdraw: reader.withdraw,
    buttons: reader.answers.map((answer) => buttonOf(answer, now, reader)),
    counter: reader.counter,
    undo: undoOf(compel, stage, reader.undo),
  };
}

function whoText({ request, facts }: CompelState): Text {
  const { targetName: who, proposerName: by } = facts;
  if (request.passive) return text("NORN.Compel.Who.passive", { who });
  if (facts.by === "gm") return text("NORN.Compel.Who.gm", { who });
  return facts.by === "target" ? text("NORN.Compel.Who.target", { who }) : text("NORN.Compel.Who.other", { who, by });
}

function badgesOf(game: string, { request, facts, escalated, terms, stage }: CompelState): CompelCard["badges"] {
  const { effect, passive } = request;
  const { conditions, persistent, level, bidding } = facts;
  const offered = !bidding && !passive && terms.accept.gain > 0;
  return [
    ...(effect === "event" ? [] : [{ icon: effectIcon(effect), label: text(`NORN.Compel.Effect.${effect}`) }]),
    ...(bidding ? [{ icon: "fa-solid fa-scale-balanced", label: text("NORN.Compel.Mark.bidding", { level }) }] : []),
    ...(terms.accept.clears ? [{ icon: "fa-regular fa-square", label: text("NORN.Compel.Mark.clears") }] : []),
    ...(offered ? [{ icon: "fa-solid fa-coins", label: pointsText(terms.accept.gain) }] : []),
    ...(stage === "offered" ? priceOfOffer(facts, terms) : []),
    ...(escalated ? [{ icon: "fa-solid fa-angles-up", label: text("NORN.Compel.Mark.escalated") }] : []),
    ...conditions.map((id) => ({ icon: "fa-solid fa-gavel", label: text(`NORN.Compel.Condition.${game}.${id}.name`) })),
    ...(persistent ? [{ icon: "fa-solid fa-thumbtack", label: text("NORN.Compel.Mark.persistent") }] : []),
  ];
}

/** What the proposer pays once it is accepted: it may change while the offer is open. */
function priceOfOffer({ free, proposerName: who }: CompelFacts, { proposal }: CompelTerms): CompelCard["badges"] {
  if (free !== "") return [{ icon: "fa-solid fa-gift", label: text("NORN.Compel.Mark.freeUse") }];
  if (proposal.cost === 0 || proposal.paid === "at-once") return [];
  return [{ icon: "fa-solid fa-hand-holding", label: text("NORN.Compel.Mark.pays", { who, points: pointsText(proposal.cost) }) }];
}

function effectIcon(effect: "minus-two" | "reroll"): string {
  return effect === "reroll" ? "fa-solid fa-dice" : "fa-solid fa-circle-minus";
}

function pilesOf({ gm, player, level }: Bidding, who: string): Pile[] {
  const coins = (count: number): boolean[] => Array.from({ length: level }, (_, index) => index < count);
  return [
    { who: text("NORN.Compel.gm"), count: pointsText(gm), coins: coins(gm) },
    { who: text("NORN.Compel.name", { who }), count: pointsText(player), coins: coins(player) },
  ];
}

function statusText(
  { game, state, outcome }: EntryOf<"compel">,
  { stage, terms, bidding, facts, answers }: CompelState,
  reader: CompelReader,
): Text {
  const { targetName: who } = facts;
  if (reader.otherGame && (stage === "offered" || stage === "accepted"))
    return text("NORN.Compel.Status.otherGame", { game: gameName(game) });
  switch (stage) {
    case "waiting":
      return reader.waiting ?? text("NORN.Ledger.State.pending");
    case "failed":
      if (reader.waiting) return reader.waiting;
      return state === "refused"
        ? refusalText(outcome.refusal ?? { code: "unknown", args: {} })
        : refusalText({ code: "unknown", args: {} });
    case "offered":
      if (bidding) return text(`NORN.Compel.Status.turn-${bidding.turn}`, { who });
      if (reader.gmAgrees) return text("NORN.Compel.Status.gmAgrees");
      return reader.own ? text("NORN.Compel.Status.yours") : text("NORN.Compel.Status.offered", { who });
    case "accepted":
      return text("NORN.Compel.Status.accepted", { who });
    case "happens":
      if (bidding) return text("NORN.Compel.Status.folded", { who, points: pointsText(bidding.gm) });
      if (terms.accept.clears) return clearedText(answers, who);
      if (terms.accept.gain === 0) return text("NORN.Compel.Status.happensForNothing", { who });
      return text("NORN.Compel.Status.happens", { who, points: pointsText(terms.accept.gain) });
    case "refused":
      if (bidding) return text("NORN.Compel.Status.resisted", { who, points: pointsText(bidding.player) });
      if (reader.gmAgrees) return text("NORN.Compel.Status.turnedDown");
      if (terms.refuse.cost === 0) return text("NORN.Compel.Status.refusedFree", { who });
      return text("NORN.Compel.Status.refused", { who, points: pointsText(terms.refuse.cost) });
    default:
      return text(`NORN.Compel.Status.${stage}`);
  }
}

/** Which box accepting has cleared. */
function clearedText(answers: CompelState["answers"], who: string): Text {
  const cleared = answers.findLast(({ request }) => request.say === "accept")?.facts.clearedName ?? "";
  return cleared === ""
    ? text("NORN.Compel.Status.happensForNothing", { who })
    : text("NORN.Compel.Status.cleared", { who, aspect: cleared });
}

const ICONS: Readonly<Record<Answer, string>> = {
  accept: "fa-solid fa-check",
  refuse: "fa-solid fa-xmark",
  escalate: "fa-solid fa-angles-up",
  raise: "fa-solid fa-coins",
  fold: "fa-solid fa-hand",
  trigger: "fa-solid fa-bolt",
  withdraw: "fa-solid fa-rotate-left",
};

const MAIN: readonly Answer[] = ["accept", "refuse", "raise", "fold", "trigger"];

function buttonOf(answer: Answer, now: CompelState, reader: CompelReader): AnswerButton {
  return {
    answer,
    icon: ICONS[answer],
    label: labelOf(answer, now, reader),
    price: priceOf(answer, now, reader),
    main: MAIN.includes(answer),
  };
}

function labelOf(answer: Answer, { request, stage }: CompelState, { gmAgrees, rollName }: CompelReader): Text {
  if (answer === "accept" && gmAgrees) return text("NORN.Compel.Answer.agree");
  if (answer === "refuse" && gmAgrees) return text("NORN.Compel.Answer.decline");
  if (answer === "withdraw" && stage === "accepted") return text("NORN.Compel.Answer.letGo");
  if (answer === "trigger" && request.effect !== "event")
    return text(`NORN.Compel.Answer.trigger-${request.effect}`, { roll: rollName ?? "" });
  return text(`NORN.Compel.Answer.${answer}`);
}

function priceOf(answer: Answer, { terms, bidding }: CompelState, { gmAgrees }: CompelReader): Text | null {
  if (answer === "accept") return acceptText(terms);
  if (answer === "refuse") return gmAgrees ? null : refuseText(terms);
  if (answer === "trigger") return acceptText({ ...terms, accept: { ...terms.accept, awarded: "at-once" } });
  if (!bidding) return null;
  const { turn, gm, player } = bidding;
  if (answer === "fold") return text("NORN.Compel.Bidding.takes", { points: pointsText(turn === "player" ? gm : player) });
  if (answer === "raise") return text("NORN.Compel.Bidding.bids", { points: pointsText(turn === "player" ? gm : gm + 1) });
  return null;
}

/** The last answer to it, or the compel itself if there is none; what was undone can be redone. */
function undoOf({ id }: EntryOf<"compel">, stage: CompelState["stage"], entry: string): CompelCard["undo"] {
  if (entry === "") return null;
  if (stage === "undone") return { entry, action: "redo", label: text("NORN.Ledger.redo") };
  return { entry, action: "undo", label: text(entry === id ? "NORN.Compel.undoOffer" : "NORN.Compel.undoAnswer") };
}
