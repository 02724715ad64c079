import type { FatePointCounter } from "../../src/rules/events/ledger-state.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";

/** Whose points and boxes change. */
export const ME = "Actor.me";

export function points(by: number, counter: FatePointCounter = "value", actor = ME): LedgerEvent {
  return { type: "fate-points-changed", actor, counter, by };
}

export function boxes(by: number, aspect = `${ME}.Item.x`): LedgerEvent {
  return { type: "aspect-boxes-changed", aspect, by };
}
