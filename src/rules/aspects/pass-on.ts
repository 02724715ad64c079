import type { AspectState } from "../events/aspect-state.ts";
import type { LedgerEvent } from "../events/ledger-event.ts";
import { ok, refuse, type Result } from "../result.ts";

export interface PassAsked {
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
export function passOn(aspect: AspectState, { free, to, freeId }: PassAsked): Result<readonly LedgerEvent[], PassRefusal> {
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
