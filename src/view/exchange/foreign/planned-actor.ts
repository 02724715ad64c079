import type { ActiveGame } from "../../../rules/ruleset.ts";
import { named } from "../../listed-words.ts";
import { type Text, text } from "../../text.ts";
import type { Passage } from "./foreign-character.ts";

/** The game to import into, and the words of the reader's language. */
export interface Target extends ActiveGame {
  readonly wordOf: (text: Text) => string;
}

/** An item to create. Its texts become its description. */
export interface PlannedItem {
  readonly name: string;
  readonly type: "aspect" | "skill" | "stunt" | "extra";
  readonly img: string;
  readonly system: Readonly<Record<string, unknown>>;
  readonly text: readonly Passage[];
}

/** What has no place in this game, for the preview and the notes. */
export interface LeftOver {
  readonly what: Text;
  readonly value: string;
  readonly why: Text | null;
}

/** What an import would make. Nothing of it is stored yet. */
export interface PlannedActor {
  readonly name: string;
  readonly type: "character" | "npc";
  readonly img: string;
  readonly tokenImg: string;
  readonly system: Readonly<Record<string, unknown>>;
  readonly items: readonly PlannedItem[];
  readonly notes: readonly Passage[];
  readonly left: readonly LeftOver[];
  /** How many values are in the file besides, too many to list. */
  readonly more: number;
}

/** What one part of a character becomes. */
export interface PlannedPart {
  readonly items: readonly PlannedItem[];
  readonly left: readonly LeftOver[];
}

export function leftOver(what: string, value: string, why: string): LeftOver {
  return { what: named(what), value, why: text(`NORN.Exchange.Why.${why}`) };
}

/** Whether two names are the same word: capitals, accents, punctuation and a plural do not count. */
export function sameName(one: string, other: string): boolean {
  const first = bare(one);
  return first !== "" && first === bare(other);
}

function bare(name: string): string {
  const letters = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return letters.length > 3 && letters.endsWith("s") ? letters.slice(0, -1) : letters;
}

const LONGEST_NAME = 200;

/** A name that fits an item; what is too long for one is in its text too. */
export function itemName(name: string, given: readonly Passage[]): { readonly name: string; readonly text: readonly Passage[] } {
  if (name.length <= LONGEST_NAME) return { name, text: given };
  const whole: Passage = { title: text("NORN.Exchange.Part.whole"), words: name };
  return { name: `${name.slice(0, LONGEST_NAME - 1)}…`, text: [whole, ...given] };
}
