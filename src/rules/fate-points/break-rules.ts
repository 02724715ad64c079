import type { AspectState } from "../ledger/aspect-state.ts";
import type { DialValues } from "../ruleset.ts";
import type { ActorSnapshot } from "../snapshot.ts";

/** Breaks in play at which something comes back or goes. Source: F3 (refresh), S3, T3, M3. */
export const BREAKS = ["session", "scene", "day", "rest", "story"] as const;
export type Break = (typeof BREAKS)[number];

export interface BreakRules {
  /** Fate points after a break; the number now where nothing changes. */
  readonly points: (actor: ActorSnapshot, at: Break, dials: DialValues) => number;
  /** Checked boxes of aspects clear. */
  readonly clearsBoxes: (at: Break, dials: DialValues) => boolean;
  /** Points held back are free to spend. */
  readonly releasesHeld: (at: Break) => boolean;
  /** The aspect is gone by then. */
  readonly endsAspect: (aspect: AspectState, at: Break) => boolean;
  /** Points the GM's pool starts with; null where it is not counted. */
  readonly npcPool: (playerCharacters: number, at: Break, dials: DialValues) => number | null;
}
