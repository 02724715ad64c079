import type { AspectState } from "../events/aspect-state.ts";
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
  /** It costs nothing. */
  readonly free?: boolean;
}

export const USE_REFUSALS = ["used-this-action", "used-this-turn", "scope-used"] as const;
export type UseRefusal = (typeof USE_REFUSALS)[number];

/** What one person has used before, and what the aspect asked for counts as. */
export interface UsesBefore {
  /** All of theirs in this turn, and those of this aspect. */
  readonly theirs: readonly AspectUse[];
  readonly ofAspect: readonly AspectUse[];
  readonly scope: Scope;
  /** The use asked for costs nothing. */
  readonly free: boolean;
}

/** Why somebody may not use an aspect once more, to invoke or to compel it; null where nothing is in the way. Source: S3, T3, M3. */
export function useAgainRefusal(
  { ruleset, dials }: GameInForce,
  { aspect, user, uses, free = false }: UseAsked,
): UseRefusal | null {
  const theirs = uses.filter((use) => use.user === user);
  const ofAspect = theirs.filter((use) => use.aspect === aspect.uuid);
  return ruleset.invoking.again({ theirs, ofAspect, scope: scopeOf(aspect, user), free }, dials);
}

/** For games in which one person uses an aspect once an action. */
export function onceAnAction({ ofAspect }: UsesBefore): UseRefusal | null {
  return ofAspect.some(({ sameAction }) => sameAction) ? "used-this-action" : null;
}

/** For games in which one person uses an aspect once a turn. */
export function onceATurn(uses: UsesBefore): UseRefusal | null {
  return onceAnAction(uses) ?? (uses.ofAspect.length > 0 ? "used-this-turn" : null);
}
