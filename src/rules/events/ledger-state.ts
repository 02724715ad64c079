import type { ActorSnapshot } from "../snapshot.ts";
import type { AspectState } from "./aspect-state.ts";

export const FATE_POINT_COUNTERS = [
  "value",
  "refresh",
  "debt",
  "held",
] as const satisfies readonly (keyof ActorSnapshot["fatePoints"])[];
export type FatePointCounter = (typeof FATE_POINT_COUNTERS)[number];

/** The counters of an actor that an entry may change. */
export interface ActorState {
  readonly uuid: string;
  readonly fatePoints: Readonly<Record<FatePointCounter, number>>;
  /** Checked boxes by track: ids of the boxes. A track without a checked box has no key here. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, true>>>>;
}

/** Everything an entry reads or changes, as it is now; by uuid. */
export interface LedgerState {
  readonly actors: Readonly<Record<string, ActorState>>;
  readonly aspects: Readonly<Record<string, AspectState>>;
  /** Fate points the GM has for NPCs. */
  readonly npcPool: number;
}
