import type { LinkRole } from "../../rules/links/actor-link.ts";
import type { UnitMember } from "../../rules/links/unit-members.ts";
import type { Text } from "../text.ts";
import type { ActorSnapshot } from "../../rules/snapshot.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import type { Defeat } from "../condition/defeat.view.ts";

/** Free invocations of one holder. */
export interface FreeSource {
  readonly id: string;
  readonly count: number;
  /** Name of the holder, "" for anyone. */
  readonly holder: string;
  /** The reader may pass them on. */
  readonly mine: boolean;
}

/** An aspect with the names of what it names; "" where it names nothing. */
export interface AspectInput extends Aspect {
  /** What a locked aspect is locked to, as the player wrote it. */
  readonly lockedTo: string;
  readonly freeOf: readonly FreeSource[];
  readonly makerName: string;
  readonly aboutName: string;
  readonly traitName: string;
  readonly zoneName: string;
  readonly thingName: string;
  /** Names of the players who know a hidden one; empty for a reader who is no GM. */
  readonly knownTo: readonly string[];
  readonly described: boolean;
}

/** The item types listed on a sheet: everything but aspects and skills. */
export const THING_TYPES = ["stunt", "power", "extra", "gear", "phase"] as const;
export type ThingType = (typeof THING_TYPES)[number];

export interface ThingInput {
  readonly id: string;
  readonly uuid: string;
  readonly type: ThingType;
  readonly name: string;
  readonly img: string;
  /** The stored numbers and texts of its type (`cost`, `weapon`, `armor` …). */
  readonly facts: Readonly<Record<string, string | number>>;
  /** gear: it is worn, or ready to use; null for other things. */
  readonly equipped: boolean | null;
  readonly described: boolean;
  /** What it does, each effect in a line. */
  readonly does: readonly Text[];
  /** Its uses, where they are counted: spent or not. */
  readonly uses: readonly boolean[];
  /** Effects a button uses: their id, and what they do. */
  readonly usable: readonly { readonly effect: string; readonly words: Text }[];
  /** Its attack profiles, by id: of a weapon one, of others one for each effect to attack with, in words. */
  readonly attacks: readonly { readonly id: string; readonly words: Text | null }[];
  /** power: it is rolled for to activate it. */
  readonly activates: boolean;
}

/** An item that was made in another game and does not count in this one. */
export interface ForeignItemInput {
  readonly id: string;
  readonly uuid: string;
  readonly type: "aspect" | "skill" | ThingType;
  readonly name: string;
  /** The game it was made in. */
  readonly game: string;
  /** aspect: its kind; "" for others. */
  readonly kind: string;
  /** skill: its rank; null for others. */
  readonly rank: number | null;
  /** Whether the actor already has the same in this game. */
  readonly isTaken: () => boolean;
}

/** An actor that belongs to this one: crew, a member, one of a unit. */
export interface LinkInput {
  readonly key: string;
  readonly actor: string;
  /** As it is now; as last known where it is missing. */
  readonly name: string;
  readonly img: string;
  /** Its type, "" where that is not known. */
  readonly type: string;
  readonly role: LinkRole | "";
  readonly count: number;
  readonly missing: boolean;
  /** The reader may open its sheet. */
  readonly opens: boolean;
  /** To a GM: the players of one who handles a vehicle that they cannot roll for; empty otherwise. */
  readonly waiting: readonly string[];
}

/** What an actor's sheet is made from: plain data, lists in the order the players gave them. */
export interface SheetInput {
  readonly actor: ActorSnapshot;
  /** Its fate points once a GM has settled what waits; null where that changes none. */
  readonly pointsAhead: number | null;
  readonly img: string;
  readonly summary: string;
  readonly aspects: readonly AspectInput[];
  readonly things: readonly ThingInput[];
  /** What it has from other games. */
  readonly elsewhere: readonly ForeignItemInput[];
  /** The actors it has, in the order of their roles. */
  readonly links: readonly LinkInput[];
  /** unit: those it is made of; empty for other actors. */
  readonly members: readonly UnitMember[];
  /** It has something to heal. */
  readonly heals: boolean;
  /** It is taken out, and the reader may know. */
  readonly out: Defeat;
  /** situation: uuid of the scene it belongs to, "" for none. */
  readonly scene: string;
  /** situation: its aspects are in sight in every scene. */
  readonly everywhere: boolean;
  /** Scenes to choose from, by uuid. */
  readonly scenes: readonly { readonly id: string; readonly name: string }[];
}

/** How one user looks at the sheet. */
export interface SheetFlags {
  /** The user may change the document. */
  readonly editable: boolean;
  /** The sheet shows its fields rather than its play view. Never true without `editable`. */
  readonly editing: boolean;
  /** Numbers are shown with the words of the ladder. */
  readonly words: boolean;
  /** Ids of the items whose whole text is open, and of the folds (`audit`, `rest`) that differ from their default. */
  readonly expanded: ReadonlySet<string>;
  /** Descriptions of the expanded items, as safe HTML by item id. */
  readonly descriptions: Readonly<Record<string, string>>;
}
