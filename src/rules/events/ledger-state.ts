import type { Aspect } from "../aspects/aspect.ts";
import type { Challenge } from "../challenges/challenge.ts";
import type { Marks } from "./conflict-marks.ts";
import type { ActorSnapshot } from "../snapshot.ts";
import type { Trait } from "../traits/trait.ts";
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
  readonly aspects: Readonly<Record<string, Aspect>>;
  /** Fate points the GM has for NPCs. */
  readonly npcPool: number;
  /** Traits by uuid. */
  readonly traits?: Readonly<Record<string, Pick<Trait, "rank" | "experience">>>;
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

/** Units of ammunition left in a weapon, and how many it holds. */
interface Ammunition {
  readonly left: number;
  readonly holds: number;
}
