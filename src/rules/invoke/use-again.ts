import type { Aspect } from "../aspects/aspect.ts";
import type { ActiveGame } from "../ruleset.ts";
import { type Scope, scopeOf } from "../aspects/aspect-kind.ts";

/** An earlier use of an aspect in this action or this turn; compels count like invocations (S3). */
export interface AspectUse {
  readonly aspect: string;
  readonly user: string;
  /** Null for points spent without an aspect. */
  readonly scope: Scope | null;
  /** Points spent or owed. */
  readonly points: number;
  readonly sameAction: boolean;
}

/** One more use, by whom, and the earlier uses. */
export interface UseInput {
  readonly aspect: Aspect;
  readonly user: string;
  readonly uses: readonly AspectUse[];
  /** It is free. */
  readonly free?: boolean;
}

export const USE_REFUSALS = ["used-this-action", "used-this-turn", "scope-used"] as const;
export type UseRefusal = (typeof USE_REFUSALS)[number];

/** The earlier uses, and the scope of the aspect asked for. */
export interface UsesBefore {
  /** All uses by the same character in this turn. */
  readonly theirs: readonly AspectUse[];
  /** Uses of this aspect, by anyone. */
  readonly ofAspect: readonly AspectUse[];
  readonly scope: Scope;
  /** The use asked for is free. */
  readonly free: boolean;
}

/**
 * Why a character may not use an aspect again, to invoke or to compel it; null if nothing prevents it. `uses`: by everyone.
 * Source: S3, T3, M3.
 */
export function useAgainRefusal(
  { ruleset, dials }: ActiveGame,
  { aspect, user, uses, free = false }: UseInput,
): UseRefusal | null {
  const theirs = uses.filter((use) => use.user === user);
  const ofAspect = uses.filter((use) => use.aspect === aspect.uuid);
  return ruleset.invoking.again({ theirs, ofAspect, scope: scopeOf(aspect, user), free }, dials);
}

/** R5: for games in which an aspect is used once per action, by anyone. Source: T3, M3. */
export function onceAnAction({ ofAspect }: UsesBefore): UseRefusal | null {
  return ofAspect.some(({ sameAction }) => sameAction) ? "used-this-action" : null;
}
