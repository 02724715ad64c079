import { applyEvents } from "../../rules/events/apply-event.ts";
import { inverseEvents, type LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { World } from "../world.ts";
import { currentState } from "./current-state.ts";
import { withState } from "./with-state.ts";

/**
 * The world before an interrupted entry wrote part of its changes, so that it can be planned again and finished. What it creates
 * gets the same ids again (`World.newId`).
 */
export function rewind(world: World, written: readonly LedgerEvent[]): World {
  if (written.length === 0) return world;
  const now = currentState(world, written);
  const before = applyEvents(now, inverseEvents(written));
  return before.ok ? withState(world, now, before.value) : world;
}
