import type { AspectState } from "../events/aspect-state.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/** Breaks in play at which something comes back or goes. Source: F3 (refresh), S3, T3, M3. */
export const BREAKS = ["session", "scene", "rest", "day", "story"] as const;
export type Break = (typeof BREAKS)[number];

/** A row of a track on which boxes are marked; full when none of its boxes is free. */
export interface MarkedRow {
  readonly track: string;
  readonly row: string;
  readonly full: boolean;
}

/** What somebody without a player brings into the GM's pool, and the parts it is made of. */
export interface Entrance {
  readonly points: number;
  readonly parts: readonly { readonly source: "tier" | "size" | "refresh"; readonly points: number }[];
}

export interface BreakRules {
  /** Breaks that mean something in this game, in the order they are offered. */
  readonly known: (dials: DialValues) => readonly Break[];
  /** Fate points after a break; the number now where nothing changes. */
  readonly points: (actor: ActorSnapshot, at: Break, dials: DialValues) => number;
  /** Checked boxes of aspects clear. */
  readonly clearsBoxes?: (at: Break, dials: DialValues) => boolean;
  /** Marked boxes of this row of a track clear. */
  readonly clearsRow?: (row: MarkedRow, at: Break) => boolean;
  /** Points held back are free to spend. */
  readonly releasesHeld?: (at: Break) => boolean;
  /** The aspect is gone by then. */
  readonly endsAspect: (aspect: AspectState, at: Break) => boolean;
  /** Points the GM's pool starts with; null where it is not counted. */
  readonly npcPool?: (playerCharacters: number, at: Break, dials: DialValues) => number | null;
  /**
   * What somebody without a player brings into that pool on entering a scene; null for who brings none. `vital`: an extra that
   * matters, where the actor itself does not say.
   */
  readonly entrance?: (actor: ActorSnapshot, vital: boolean, dials: DialValues) => Entrance | null;
}
