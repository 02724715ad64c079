import type { ActorSnapshot } from "../snapshot.ts";
import type { AspectState } from "./aspect-state.ts";

export const FATE_POINT_COUNTERS = [
  "value",
  "refresh",
  "debt",
  "held",
] as const satisfies readonly (keyof ActorSnapshot["fatePoints"])[];
export type FatePointCounter = (typeof FATE_POINT_COUNTERS)[number];

/** What of an actor an entry may change. */
export interface ActorState {
  readonly uuid: string;
  readonly fatePoints: Readonly<Record<FatePointCounter, number>>;
  /** Checked boxes by track: ids of the boxes. A track without a mark has no entry. */
  readonly marks: Readonly<Record<string, Readonly<Record<string, true>>>>;
}

/** Everything an entry reads or changes, as it stands now; by uuid. */
export interface LedgerState {
  readonly actors: Readonly<Record<string, ActorState>>;
  readonly aspects: Readonly<Record<string, AspectState>>;
  /** Fate points the GM has for everybody else. */
  readonly npcPool: number;
}
