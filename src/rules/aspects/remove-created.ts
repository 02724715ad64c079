import type { AspectState } from "../events/aspect-state.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { GameInForce } from "../ruleset.ts";
import { isCreatedInPlay } from "./aspect-kind.ts";
import type { CreationRoll } from "./creation-rules.ts";

export const REMOVE_REFUSALS = ["not-made", "remove-agreed", "remove-failed", "remove-short"] as const;
export type RemoveRefusal = (typeof REMOVE_REFUSALS)[number];

/**
 * Removes an aspect created in play. `roll`: the roll that removes it; null if it needs none, as for a GM, or for its maker (R10:
 * who aims may put the rifle down). Source: S3 (a successful manoeuvre), T4 (a roll against its shifts), M3 (when it makes
 * sense).
 */
export function removeCreated(
  { ruleset: { creating } }: GameInForce,
  aspect: AspectState,
  roll: CreationRoll | null,
): Result<readonly LedgerEvent[], RemoveRefusal> {
  if (!isCreatedInPlay(aspect)) return refuse("not-made", { aspect: aspect.name });
  if (roll && !creating.removes) return refuse("remove-agreed", { aspect: aspect.name });
  const refused = roll && creating.removes?.(aspect, roll);
  return refused ?? ok([{ type: "aspect-removed", aspect }]);
}
