import type { LedgerEvent } from "../rules/index.ts";

/** An entry's payment, and the changes it claims. */
export interface Paid {
  readonly payment: string;
  readonly events: readonly LedgerEvent[];
  /** The game may take nothing for its aspect. */
  readonly mayTakeNothing: boolean;
}

/** Whether the changes include at least what a payment of that kind costs. */
export function isPaidFor({ payment, events, mayTakeNothing }: Paid): boolean {
  const sum = (of: (event: LedgerEvent) => number): number => events.reduce((total, event) => total + of(event), 0);
  switch (payment) {
    case "point":
      return sum(pointsOf) <= -1;
    case "debt":
      return sum((event) => (event.type === "fate-points-changed" && event.counter === "debt" ? event.by : 0)) >= 1;
    case "box":
      return sum((event) => (event.type === "aspect-boxes-changed" ? event.by : 0)) >= 1;
    case "free":
      return sum((event) => (event.type === "free-invocations-changed" ? event.by : 0)) <= -1;
    case "nothing":
      return mayTakeNothing;
    default:
      return false;
  }
}

function pointsOf(event: LedgerEvent): number {
  if (event.type === "npc-pool-changed") return event.by < 0 ? event.by : 0;
  return event.type === "fate-points-changed" && event.counter === "value" && event.by < 0 ? event.by : 0;
}
