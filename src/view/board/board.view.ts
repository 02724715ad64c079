import type { Ruleset } from "../../rules/index.ts";
import { aspectCard, type AspectBadge } from "../actor/aspect-card.view.ts";
import type { AspectSource, SheetFlags } from "../actor/sheet-source.ts";
import { type Text, text } from "../text.ts";

/** A situation in sight: of the scene that is viewed, or of every scene. */
export interface PlaceSource {
  readonly uuid: string;
  readonly name: string;
  readonly everywhere: boolean;
  /** The reader adds to it directly; others can only suggest. */
  readonly editable: boolean;
  /** Those the reader knows, in order. */
  readonly aspects: readonly AspectSource[];
}

/** An aspect a player has suggested and no GM has answered. */
export interface ProposalSource {
  readonly id: string;
  readonly who: string;
  readonly words: string;
  readonly on: string;
  /** The reader suggested it. */
  readonly mine: boolean;
}

export interface ConflictSource {
  readonly round: number;
  /** Names of those who are acting now. */
  readonly acting: readonly string[];
}

export interface BoardSource {
  readonly places: readonly PlaceSource[];
  readonly proposals: readonly ProposalSource[];
  readonly conflict: ConflictSource | null;
  readonly leads: boolean;
  readonly folded: boolean;
}

export interface BoardAspect {
  readonly id: string;
  readonly uuid: string;
  readonly phrase: string;
  /** The level in words; null where aspects have none. */
  readonly word: Text | null;
  /** One element for each free invocation to draw. */
  readonly pips: readonly number[];
  readonly badges: readonly AspectBadge[];
  readonly passing: boolean;
  readonly hidden: boolean;
}

/** A line to write a new aspect in. */
export interface AddLine {
  /** Uuid of the place, "" where there is none yet. */
  readonly place: string;
  readonly label: Text;
  readonly hint: Text;
  readonly button: Text;
}

export interface BoardPlace {
  readonly uuid: string;
  readonly name: string;
  readonly everywhere: boolean;
  readonly editable: boolean;
  readonly aspects: readonly BoardAspect[];
  readonly empty: Text | null;
  readonly add: AddLine;
}

export interface BoardProposal {
  readonly id: string;
  readonly words: Text;
  readonly mine: boolean;
  readonly labels: { readonly take: Text; readonly decline: Text; readonly withdraw: Text };
}

export interface BoardView {
  readonly game: string;
  readonly leads: boolean;
  readonly folded: boolean;
  readonly count: number;
  readonly places: readonly BoardPlace[];
  /** What to do while the scene has no place; null where it has. */
  readonly empty: { readonly words: Text; readonly add: AddLine } | null;
  /** Those the reader may answer or withdraw. */
  readonly proposals: readonly BoardProposal[];
  readonly conflict: { readonly round: Text; readonly acting: Text | null } | null;
}

/** More pips than this cannot be counted at a glance; the label has the number. */
const MOST_PIPS = 5;

/** How an aspect's card is read here: never its fields, nor its description. */
const AS_READ: SheetFlags = { editable: false, editing: false, words: true, expanded: new Set(), descriptions: {} };

/** The aspects in sight: those of the scene first, then those of every scene. */
export function boardView(source: BoardSource, ruleset: Ruleset): BoardView {
  const { leads, folded, proposals, conflict } = source;
  const order = new Intl.Collator();
  const sorted = source.places.toSorted((a, b) => Number(a.everywhere) - Number(b.everywhere) || order.compare(a.name, b.name));
  const places = sorted.map((place) => placeView(place, ruleset));
  return {
    game: ruleset.id,
    leads,
    folded,
    count: places.reduce((sum, { aspects }) => sum + aspects.length, 0),
    places,
    empty: sorted.some(({ everywhere }) => !everywhere)
      ? null
      : { words: text(leads ? "NORN.Board.noPlaceGm" : "NORN.Board.noPlace"), add: addLine("", "", leads) },
    proposals: proposals.filter(({ mine }) => leads || mine).map(proposalView),
    conflict: conflict && conflictView(conflict),
  };
}

function placeView(place: PlaceSource, ruleset: Ruleset): BoardPlace {
  const { uuid, name, everywhere, editable, aspects } = place;
  return {
    uuid,
    name,
    everywhere,
    editable,
    aspects: aspects.map((aspect) => boardAspect(aspect, ruleset)),
    empty: aspects.length > 0 ? null : text(editable ? "NORN.Board.nothing" : "NORN.Board.nothingToRead"),
    add: addLine(uuid, name, editable),
  };
}

/** The number of free invocations is drawn, and badges say who holds them. */
function boardAspect(aspect: AspectSource, ruleset: Ruleset): BoardAspect {
  const { id, uuid, phrase, word, badges } = aspectCard(aspect, ruleset, AS_READ);
  const free = aspect.free.reduce((sum, { count }) => sum + count, 0);
  return {
    id,
    uuid,
    phrase,
    word,
    pips: Array.from({ length: Math.min(free, MOST_PIPS) }, (_, index) => index),
    badges,
    // Most of a scene's aspects come and go; those marked here go first.
    passing: aspect.nature !== "lasting" || aspect.kind === "boost",
    hidden: aspect.hidden,
  };
}

function addLine(place: string, name: string, directly: boolean): AddLine {
  const act = directly ? "add" : "suggest";
  return {
    place,
    label:
      name === "" ? text(`NORN.Board.${act}`) : text(directly ? "NORN.Board.addTo" : "NORN.Board.suggestFor", { place: name }),
    hint: text(`NORN.Board.${act}Hint`),
    button: text(`NORN.Board.${act}Button`),
  };
}

function proposalView({ id, who, words, on, mine }: ProposalSource): BoardProposal {
  return {
    id,
    mine,
    words: on === "" ? text("NORN.Board.proposal", { who, words }) : text("NORN.Board.proposalOn", { who, words, on }),
    labels: {
      take: text("NORN.Board.takeNamed", { words }),
      decline: text("NORN.Board.declineNamed", { words }),
      withdraw: text("NORN.Board.withdrawNamed", { words }),
    },
  };
}

function conflictView({ round, acting }: ConflictSource): BoardView["conflict"] {
  return {
    round: text("NORN.Board.conflict", { round }),
    acting: acting.length > 0 ? text("NORN.Board.acting", { who: acting.join(", ") }) : null,
  };
}
