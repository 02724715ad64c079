import { afterUse, freeFor } from "../aspects/invoke.ts";
import type { AspectState } from "../ledger/aspect-state.ts";
import type { LedgerEvent } from "../ledger/ledger-event.ts";
import type { Ruleset } from "../ruleset.ts";
import type { Payer } from "./payer.ts";

/** Id of the free use that pays for a compel, "" for none. Source: S3 (the first use of a manoeuvre's aspect or a consequence). */
export function freeCompel(
  { compelling }: Pick<Ruleset, "compelling">,
  aspect: AspectState,
  proposer: Pick<Payer, "actor">,
): string {
  return compelling.usesUp ? freeFor(aspect, proposer) : "";
}

/** What the free use changes, once the compel is accepted. */
export function freeUsed({ uuid, free }: AspectState, id: string): readonly LedgerEvent[] {
  const holder = free[id]?.holder ?? "";
  return id === "" ? [] : [{ type: "free-invocations-changed", aspect: uuid, free: id, holder, by: -1 }];
}

/** A fragile aspect is gone with its use, once the compel takes effect. `free`: the free use that goes with it, "" for none. */
export function compelledAway(
  { compelling }: Pick<Ruleset, "compelling">,
  aspect: AspectState,
  free: string,
): readonly LedgerEvent[] {
  const lasts = aspect.nature !== "fragile" && aspect.kind !== "boost";
  if (!compelling.usesUp || lasts) return [];
  return [{ type: "aspect-removed", aspect: free === "" ? aspect : afterUse(aspect, { payment: "free", free }) }];
}
