import { isCreatedInPlay } from "../aspects/aspect-kind.ts";
import { type CreationRoll, outcomeFor } from "./creation-rules.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import type { Aspect } from "../aspects/aspect.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActiveGame } from "../ruleset.ts";

export interface PassInput {
  /** Id of the free invocation. */
  readonly free: string;
  /** Uuid of the actor who gets it. */
  readonly to: string;
  /** The id it gets there, if that actor has none on this aspect yet. */
  readonly freeId: string;
}

export const PASS_REFUSALS = ["free-gone", "passed-already"] as const;
export type PassRefusal = (typeof PASS_REFUSALS)[number];

/** Passes one free invocation from its holder to another actor. Source: T4. */
export function passOn(aspect: Aspect, { free, to, freeId }: PassInput): Result<readonly LedgerEvent[], PassRefusal> {
  const held = aspect.free[free];
  if (!held) return refuse("free-gone", { aspect: aspect.name });
  if (held.holder === to) return refuse("passed-already", { aspect: aspect.name });
  const there = Object.keys(aspect.free).find((id) => aspect.free[id]?.holder === to) ?? freeId;
  const moved = (id: string, holder: string, by: number): LedgerEvent => ({
    type: "free-invocations-changed",
    aspect: aspect.uuid,
    free: id,
    holder,
    by,
  });
  return ok([moved(free, held.holder, -1), moved(there, to, 1)]);
}

export const REMOVE_REFUSALS = [
  "not-made",
  "remove-agreed",
  "remove-failed",
  "remove-short",
  "remove-maneuver",
  "difficulty-missing",
] as const;
export type RemoveRefusal = (typeof REMOVE_REFUSALS)[number];

/**
 * Removes an aspect created in play. `roll`: the roll that removes it; null if it needs none, as for a GM, or for its maker (R10:
 * who aims may put the rifle down). `opposed`: it is on another's character (R4). Source: S3 (a successful maneuver), T4 (a roll
 * against its shifts), M3 (when it makes sense).
 */
export function removeCreated(
  { ruleset: { creating } }: ActiveGame,
  aspect: Aspect,
  roll: CreationRoll | null,
  opposed: boolean,
): Result<readonly LedgerEvent[], RemoveRefusal> {
  if (!isCreatedInPlay(aspect)) return refuse("not-made", { aspect: aspect.name });
  if (roll && !creating.removes) return refuse("remove-agreed", { aspect: aspect.name });
  const refused = roll && creating.removes?.(aspect, roll, outcomeFor(roll, opposed));
  return refused ?? ok([{ type: "aspect-removed", aspect }]);
}
