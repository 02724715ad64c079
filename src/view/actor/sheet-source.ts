import type { AspectNature } from "../../rules/aspects/aspect-kind.ts";
import type { ActorSnapshot, AspectSnapshot } from "../../rules/snapshot.ts";

/** An aspect with what only people read: the rules need less (see `AspectSnapshot`). */
export interface AspectSource extends AspectSnapshot {
  /** What a locked aspect is locked to, in the player's words. */
  readonly lockedTo: string;
  readonly nature: AspectNature;
  /** Free invocations left, by holder: "" for whoever comes first. */
  readonly free: readonly { readonly id: string; readonly count: number; readonly holder: string; readonly mine: boolean }[];
  /** What removing it takes, null where nothing says. */
  readonly quality: number | null;
  /** Names of who made it in play and of the one a boost is against, "" for nobody. */
  readonly maker: string;
  readonly about: string;
  /** Name of the trait it is tied to, "" for none. */
  readonly trait: string;
  readonly severity: string;
  readonly hidden: boolean;
  readonly described: boolean;
}

/** The item types that are lists on a sheet: everything but aspects and skills. */
export const THING_TYPES = ["stunt", "power", "extra", "gear", "phase"] as const;
export type ThingType = (typeof THING_TYPES)[number];

export interface ThingSource {
  readonly id: string;
  readonly uuid: string;
  readonly type: ThingType;
  readonly name: string;
  readonly img: string;
  /** The stored numbers and words of its type (`cost`, `weapon`, `armour` …). */
  readonly facts: Readonly<Record<string, string | number>>;
  readonly described: boolean;
}

/** What the sheet of an actor reads: plain data, lists in the order people put them in. */
export interface SheetSource {
  readonly actor: ActorSnapshot;
  readonly img: string;
  readonly summary: string;
  readonly aspects: readonly AspectSource[];
  readonly things: readonly ThingSource[];
  /** situation: uuid of the scene it belongs to, "" for none. */
  readonly scene: string;
  /** Scenes to choose from, by uuid. */
  readonly scenes: readonly { readonly id: string; readonly name: string }[];
}

/** How one person looks at it. */
export interface SheetFlags {
  /** The person may change the document. */
  readonly editable: boolean;
  /** The sheet shows its fields rather than its play side. Never true without `editable`. */
  readonly editing: boolean;
  /** Numbers stand with the words of the ladder. */
  readonly words: boolean;
  /** Ids of the items whose whole text is open, and of the folds (`audit`, `rest`) that stand other than by themselves. */
  readonly expanded: ReadonlySet<string>;
  /** Descriptions of the expanded items, as safe HTML by item id. */
  readonly descriptions: Readonly<Record<string, string>>;
}
