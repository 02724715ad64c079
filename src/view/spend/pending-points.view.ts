import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import { type Text, text } from "../text.ts";
import { pointsCost } from "./spend-cost.view.ts";

/** Points that are waiting, held, or given to others on one roll. */
export interface PendingPoints {
  readonly waits: readonly LedgerEvent[];
  readonly held: readonly LedgerEvent[];
  readonly given: readonly LedgerEvent[];
}

const KINDS = ["waits", "held", "given"] as const;

/** One line for each of those and its owner. Source: T3 (when resolved), M3 (until the scene ends). */
export function pendingPointsView(points: PendingPoints, nameOf: (actor: string) => string): Text[] {
  return KINDS.flatMap((kind) =>
    [...sums(points[kind])].map(([actor, points]) =>
      text(`NORN.Spend.Pending.${kind}`, { points: pointsCost(points), who: nameOf(actor) }),
    ),
  );
}

function sums(events: readonly LedgerEvent[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const event of events)
    if (event.type === "fate-points-changed") sum.set(event.actor, (sum.get(event.actor) ?? 0) + event.by);
  return sum;
}
