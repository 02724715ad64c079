import type { AspectState } from "../ledger/aspect-state.ts";
import type { GameInForce } from "../ruleset.ts";
import { type Scope, scopeOf } from "./aspect-kind.ts";

/** An aspect already used by somebody, in this action and this turn; compels count like invocations (S3). */
export interface AspectUse {
  readonly aspect: string;
  readonly user: string;
  /** Null for points spent without an aspect. */
  readonly scope: Scope | null;
  readonly points: number;
  readonly sameAction: boolean;
}

/** Once more, by whom, and what was used before. */
export interface UseAsked {
  readonly aspect: AspectState;
  readonly user: string;
  readonly uses: readonly AspectUse[];
}

export const USE_REFUSALS = ["used-this-action", "used-this-turn", "scope-used"] as const;
export type UseRefusal = (typeof USE_REFUSALS)[number];

/** Why somebody may not use an aspect once more, to invoke or to compel it; null where nothing is in the way. Source: S3, T3, M3. */
export function useAgainRefusal(
  { ruleset: { invoking }, dials }: GameInForce,
  { aspect, user, uses }: UseAsked,
): UseRefusal | null {
  const theirs = uses.filter((use) => use.user === user);
  const again = theirs.filter((use) => use.aspect === aspect.uuid);
  if (invoking.repeat !== "while-paid" && again.some(({ sameAction }) => sameAction)) return "used-this-action";
  if (invoking.repeat === "once-a-turn" && again.length > 0) return "used-this-turn";
  if (invoking.scopes(dials) && theirs.some(({ scope }) => scope === scopeOf(aspect, user))) return "scope-used";
  return null;
}
