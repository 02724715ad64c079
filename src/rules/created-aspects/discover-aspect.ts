import type { Aspect } from "../aspects/aspect.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";
import type { ActiveGame } from "../ruleset.ts";
import { type CreationRoll, outcomeFor } from "./creation-rules.ts";

export const DISCOVER_REFUSALS = ["discover-unknown", "discover-failed", "difficulty-missing"] as const;
export type DiscoverRefusal = (typeof DISCOVER_REFUSALS)[number];

/** Whether a roll may discover an existing aspect. `opposed`: it studies another's character (R4). Source: S3 (Assessment), M3. */
export function mayDiscover(
  { ruleset }: Pick<ActiveGame, "ruleset">,
  roll: CreationRoll,
  opposed: boolean,
): Result<number, DiscoverRefusal> {
  const { discovering } = ruleset.creating;
  if (discovering?.by(roll.traits) !== true) return refuse("discover-unknown");
  const outcome = outcomeFor(roll, opposed);
  if (!outcome) return refuse("difficulty-missing");
  const freeUses = discovering.freeUses(ruleset.outcomeKind(outcome));
  return freeUses === null ? refuse("discover-failed") : ok(freeUses);
}

export interface Discovery {
  /** Ids of the users who learn of it. */
  readonly users: readonly string[];
  /** Uuid of the actor who discovered it, and the id of its free invocation if it has none on this aspect yet. */
  readonly holder: string;
  readonly freeId: string;
  /** How often they may use it for free. */
  readonly freeUses: number;
}

/**
 * The aspect itself stays the same: only who knows it changes, and the discoverer gets its first use for free. An aspect on a
 * sheet they may not read is discovered like a hidden one. Source: S3 (Assessment), M3.
 */
export function discoverAspect(
  { uuid, free, known }: Aspect,
  { users, holder, freeId, freeUses }: Discovery,
): readonly LedgerEvent[] {
  const informed = users
    .filter((user) => known[user] !== true)
    .map((user): LedgerEvent => ({ type: "aspect-known", aspect: uuid, user, known: true }));
  const there = Object.keys(free).find((id) => free[id]?.holder === holder) ?? freeId;
  const first: LedgerEvent = { type: "free-invocations-changed", aspect: uuid, free: there, holder, by: freeUses };
  return freeUses > 0 ? [...informed, first] : informed;
}
