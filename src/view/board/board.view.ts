import type { Ruleset } from "../../rules/ruleset.ts";
import { type Text, text } from "../text.ts";
import type { ChallengeList } from "../challenges/challenge-list.view.ts";
import { addLine, type AddLine, type BoardAspect, boardAspect } from "./board-aspect.view.ts";
import type { BoardInput, ConflictInput, PlaceInput, ProposalInput, TurnInput } from "./board-input.ts";
import { type MapPicture, mapPicture } from "./zone-map.view.ts";
import { type BoardPerson, type BoardZone, zonesView } from "./zones.view.ts";

export interface BoardSituation {
  readonly uuid: string;
  readonly name: string;
  readonly everywhere: boolean;
  readonly editable: boolean;
  /** Those of all of it; a zone's are with the zone. */
  readonly aspects: readonly BoardAspect[];
  readonly zones: readonly BoardZone[];
  /** Null for fewer than two zones. */
  readonly picture: MapPicture | null;
  /** Those who are in none of its zones; empty where it has none. */
  readonly people: readonly BoardPerson[];
  readonly empty: Text | null;
  readonly add: AddLine;
  readonly challenges: ChallengeList | null;
  /** To make zones of the regions of its scene; null where there are none to make zones of. */
  readonly fromRegions: Text | null;
}

interface BoardProposal {
  readonly id: string;
  readonly words: Text;
  readonly mine: boolean;
  readonly labels: { readonly take: Text; readonly decline: Text; readonly withdraw: Text };
}

export interface BoardView {
  readonly game: string;
  readonly leads: boolean;
  /** The reader may bring another situation to the scene. */
  readonly brings: boolean;
  readonly folded: boolean;
  readonly count: number;
  readonly places: readonly BoardSituation[];
  /** What to do while the scene has no place; null where it has. */
  readonly empty: { readonly words: Text; readonly add: AddLine } | null;
  /** Those the reader may answer or withdraw. */
  readonly proposals: readonly BoardProposal[];
  readonly conflict: {
    readonly round: Text;
    readonly acting: Text | null;
    readonly order: readonly { readonly name: string; readonly acting: boolean; readonly state: Text | null }[];
  } | null;
}

/** The aspects in sight: those of the scene first, then those of every scene. */
export function boardView(source: BoardInput, ruleset: Ruleset): BoardView {
  const { leads, brings, folded, proposals, conflict } = source;
  const order = new Intl.Collator();
  const sorted = source.places.toSorted((a, b) => Number(a.everywhere) - Number(b.everywhere) || order.compare(a.name, b.name));
  const places = sorted.map((place) => placeView(place, ruleset));
  return {
    game: ruleset.id,
    leads,
    brings,
    folded,
    count: sorted.reduce((sum, { aspects }) => sum + aspects.length, 0),
    places,
    empty: sorted.some(({ everywhere }) => !(source.hasScene && everywhere))
      ? null
      : {
          words: text(leads ? "NORN.Board.noSituationGm" : "NORN.Board.noSituation"),
          add: addLine({ uuid: "", name: "", editable: leads }),
        },
    proposals: proposals.filter(({ mine }) => leads || mine).map(proposalView),
    conflict: conflict && conflictView(conflict),
  };
}

function placeView(place: PlaceInput, ruleset: Ruleset): BoardSituation {
  const { uuid, name, everywhere, editable, aspects, map, freeRegions = 0 } = place;
  const known = new Set(map.zones.map(({ id }) => id));
  return {
    uuid,
    name,
    everywhere,
    editable,
    // A zone that is gone leaves its aspects to the whole place.
    aspects: aspects.filter(({ zone }) => !known.has(zone)).map((aspect) => boardAspect(aspect, ruleset)),
    ...zonesView(place, ruleset),
    picture: mapPicture(map, place.people),
    empty: aspects.length + known.size > 0 ? null : text(editable ? "NORN.Board.nothing" : "NORN.Board.nothingToRead"),
    add: addLine(place),
    challenges: place.challenges ?? null,
    fromRegions: freeRegions > 0 ? text("NORN.Canvas.fromRegions", { count: freeRegions }) : null,
  };
}

function proposalView({ id, who, words, on, mine }: ProposalInput): BoardProposal {
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

function conflictView({ round, pace, order }: ConflictInput): BoardView["conflict"] {
  const acting = order.filter((one) => one.acting).map(({ name }) => name);
  return {
    round: text(`NORN.Conflict.Round.${pace}`, { round }),
    acting: acting.length > 0 ? text("NORN.Board.acting", { who: acting.join(", ") }) : null,
    order: order.map((one) => ({ name: one.name, acting: one.acting, state: stateOf(one) })),
  };
}

function stateOf({ acting, acted, out }: TurnInput): Text | null {
  if (out) return text("NORN.Recovery.takenOut");
  if (acting) return text("NORN.Board.actsNow");
  return acted ? text("NORN.Board.hasActed") : null;
}
