import type { MarkField, MarkValue } from "../conflict/conflict-now.ts";
import type { Whereabouts } from "../zones/move.ts";
import type { Aspect } from "../aspects/aspect.ts";
import type { FatePointCounter } from "./ledger-state.ts";

/** One change in play. Numbers are differences, never totals, so that two entries do not overwrite each other. */
export type LedgerEvent =
  | { readonly type: "fate-points-changed"; readonly actor: string; readonly counter: FatePointCounter; readonly by: number }
  | { readonly type: "npc-pool-changed"; readonly by: number }
  | { readonly type: "aspect-boxes-changed"; readonly aspect: string; readonly by: number }
  | {
      readonly type: "free-invocations-changed";
      readonly aspect: string;
      readonly free: string;
      readonly holder: string;
      readonly by: number;
    }
  | { readonly type: "aspect-added"; readonly aspect: Aspect }
  | { readonly type: "aspect-removed"; readonly aspect: Aspect }
  | { readonly type: "aspect-renamed"; readonly aspect: string; readonly from: string; readonly to: string }
  /** Ranks bought with experience. */
  | { readonly type: "trait-rank-changed"; readonly trait: string; readonly by: number }
  /** A user comes to know an aspect, or no longer knows it. */
  | { readonly type: "aspect-known"; readonly aspect: string; readonly user: string; readonly known: boolean }
  | { readonly type: "track-box-checked"; readonly actor: string; readonly track: string; readonly box: string }
  | { readonly type: "track-box-cleared"; readonly actor: string; readonly track: string; readonly box: string }
  /** Marked boxes of one row of a challenge, on one side. */
  | {
      readonly type: "challenge-marks-changed";
      readonly challenge: string;
      readonly side: string;
      readonly row: string;
      readonly by: number;
    }
  /** What else is counted about a challenge. */
  | { readonly type: "challenge-counter-changed"; readonly challenge: string; readonly counter: string; readonly by: number }
  /** Units of ammunition a weapon holds. */
  | { readonly type: "ammunition-changed"; readonly gear: string; readonly by: number }
  /** How many of a thing someone has. `copied`: it came as a copy, and goes with the last one. */
  | {
      readonly type: "gear-quantity-changed";
      readonly gear: string;
      readonly name: string;
      readonly copied: boolean;
      readonly by: number;
    }
  /** Someone goes elsewhere. */
  | { readonly type: "actor-moved"; readonly actor: string; readonly from: Whereabouts; readonly to: Whereabouts }
  /** A mark of a conflict or of a participant, by uuid: acted, holds, whose turn … */
  | {
      readonly type: "conflict-mark-changed";
      readonly target: string;
      readonly field: MarkField;
      readonly from: MarkValue;
      readonly to: MarkValue;
    };

/** The event that restores the state before. The event of a removal holds the whole aspect, so nothing else is needed. */
export function inverseEvent(event: LedgerEvent): LedgerEvent {
  switch (event.type) {
    case "fate-points-changed":
    case "npc-pool-changed":
    case "aspect-boxes-changed":
    case "free-invocations-changed":
    case "challenge-marks-changed":
    case "challenge-counter-changed":
    case "ammunition-changed":
    case "gear-quantity-changed":
    case "trait-rank-changed":
      return { ...event, by: -event.by };
    case "aspect-known":
      return { ...event, known: !event.known };
    case "aspect-added":
      return { ...event, type: "aspect-removed" };
    case "aspect-removed":
      return { ...event, type: "aspect-added" };
    case "track-box-checked":
      return { ...event, type: "track-box-cleared" };
    case "track-box-cleared":
      return { ...event, type: "track-box-checked" };
    case "aspect-renamed":
      return { ...event, from: event.to, to: event.from };
    case "actor-moved":
      return { ...event, from: event.to, to: event.from };
    case "conflict-mark-changed":
      return { ...event, from: event.to, to: event.from };
  }
}

/** Inverses are in reverse order. */
export function inverseEvents(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  return events.map(inverseEvent).toReversed();
}
