import type { AspectKind, AspectNature } from "../aspects/aspect-kind.ts";
import type { Challenge } from "../challenges/challenge.ts";
import type { Gain } from "../invoke/invocation-rules.ts";
import type { Marks } from "./conflict-marks.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Whereabouts } from "../zones/move.ts";

export const FATE_POINT_COUNTERS = [
  "value",
  "refresh",
  "debt",
  "held",
  "experience",
  "advantagePoints",
  "skillPoints",
] as const satisfies readonly (keyof ActorSnapshot["fatePoints"])[];
export type FatePointCounter = (typeof FATE_POINT_COUNTERS)[number];

/** The counters of an actor that an entry may change. */
export interface ActorState {
  readonly uuid: string;
  readonly fatePoints: ActorSnapshot["fatePoints"];
  /** Checked boxes by track: ids of the boxes. A track without a checked box has no key here. */
  readonly boxes: Readonly<Record<string, Readonly<Record<string, true>>>>;
}

/** Everything an entry reads or changes, as it is now; by uuid. */
export interface LedgerState {
  readonly actors: Readonly<Record<string, ActorState>>;
  readonly aspects: Readonly<Record<string, AspectState>>;
  /** Fate points the GM has for NPCs. */
  readonly npcPool: number;
  /** Traits by uuid. */
  readonly traits?: Readonly<Record<string, TraitRank>>;
  /** Ammunition by the weapon's uuid. */
  readonly ammunition?: Readonly<Record<string, Ammunition>>;
  /** How many there are of things, by uuid. */
  readonly quantities?: Readonly<Record<string, number>>;
  /** Challenges by uuid, as they are now. */
  readonly challenges?: Readonly<Record<string, Challenge>>;
  /** Where people are, by actor. */
  readonly whereabouts?: Readonly<Record<string, Whereabouts>>;
  /** Marks of conflicts and participants, by uuid. */
  readonly conflicts?: Readonly<Record<string, Marks>>;
}

/** A trait's rank, null where it does not apply, and how many of its ranks were bought with experience. */
export interface TraitRank {
  readonly rank: number | null;
  readonly experience: number;
}

/** Units of ammunition left in a weapon, and how many it holds. */
export interface Ammunition {
  readonly left: number;
  readonly holds: number;
}

/** Free invocations of one holder. `holder` is the uuid of the actor who may use them, "" for anyone. */
export interface FreeInvocations {
  readonly count: number;
  readonly holder: string;
}

/** What a locked aspect gives: one gain on one trait (its id or key), or the declaration in `words` if `trait` is "". */
export interface AspectLock {
  readonly on: boolean;
  readonly trait: string;
  readonly gain: Gain;
  readonly words: string;
}

/** An aspect with everything that play can change about it. */
export interface AspectState {
  readonly uuid: string;
  readonly name: string;
  /** Uuid of its carrier. */
  readonly parent: string;
  readonly kind: AspectKind;
  readonly role: string;
  readonly level: number;
  readonly checked: number;
  readonly persistent: boolean;
  readonly lock: AspectLock;
  readonly nature: AspectNature;
  /** By id; none of them is at 0. */
  readonly free: Readonly<Record<string, FreeInvocations>>;
  readonly severity: string;
  /** Id of the track a consequence comes from, "" for none. */
  readonly track: string;
  /** The difficulty of removing it, null where none is known. Source: T1, T4. */
  readonly quality: number | null;
  /** Uuid of the actor who created it in play, "" for none. */
  readonly maker: string;
  /** Uuid of the actor a boost is to be used against, "" for none. */
  readonly about: string;
  /** Id of the zone of its situation that it belongs to, "" for all of it. */
  readonly zone: string;
  /** Only the users in `known` know of it. */
  readonly hidden: boolean;
  /** Users who know it, by id. Other users have no key here. */
  readonly known: Readonly<Record<string, true>>;
}
