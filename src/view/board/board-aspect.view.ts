import type { Ruleset } from "../../rules/ruleset.ts";
import { aspectCard, type AspectBadge } from "../actor/aspects/aspect-card.view.ts";
import type { AspectInput, SheetFlags } from "../actor/sheet-input.ts";
import { type Text, text } from "../text.ts";
import type { PlaceInput } from "./board-input.ts";

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
  /** Uuid of the place, "" where there is none yet; id of the zone, "" for all of the place. */
  readonly place: string;
  readonly zone: string;
  readonly label: Text;
  readonly hint: Text;
  readonly button: Text;
}

/** More pips than this cannot be counted at a glance; the label has the number. */
const MOST_PIPS = 5;

/** How an aspect's card is read here: never its fields, nor its description. */
const AS_READ: SheetFlags = { editable: false, editing: false, words: true, expanded: new Set(), descriptions: {} };

/** The number of free invocations is drawn, and badges say who holds them. */
export function boardAspect(aspect: AspectInput, ruleset: Ruleset): BoardAspect {
  const { id, uuid, phrase, word, badges } = aspectCard(aspect, ruleset, AS_READ);
  const free = aspect.freeOf.reduce((sum, { count }) => sum + count, 0);
  return {
    id,
    uuid,
    phrase,
    word,
    pips: Array.from({ length: Math.min(free, MOST_PIPS) }, (_, index) => index),
    // It stands in its zone here.
    badges: badges.filter((badge) => badge.id !== "zone"),
    // Most of a scene's aspects come and go; those marked here go first.
    passing: aspect.nature !== "lasting" || aspect.kind === "boost",
    hidden: aspect.hidden,
  };
}

/** The line for a place, or for one of its zones. */
export function addLine({ uuid, name, editable }: Pick<PlaceInput, "uuid" | "name" | "editable">, zone = ""): AddLine {
  const act = editable ? "add" : "suggest";
  return {
    place: uuid,
    zone,
    label:
      name === "" ? text(`NORN.Board.${act}`) : text(editable ? "NORN.Board.addTo" : "NORN.Board.suggestFor", { place: name }),
    hint: text(`NORN.Board.${act}Hint`),
    button: text(`NORN.Board.${act}Button`),
  };
}
