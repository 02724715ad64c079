import { type Counted, countedChanges } from "../../src/ledger/changes/counted-changes.ts";
import type { LedgerEvent, LedgerState } from "../../src/rules/index.ts";

const NOTHING: Counted = { uuid: "", counters: {}, boxes: {}, checked: 0, free: {} };

/** What the books count, as events from zero, by uuid; "" is the GM's pool. */
export function countedState({
  actors,
  aspects,
  npcPool,
  ammunition = {},
  challenges = {},
}: LedgerState): Map<string, readonly LedgerEvent[]> {
  const people = Object.values(actors).map(({ uuid, fatePoints, boxes }) => ({ ...NOTHING, uuid, counters: fatePoints, boxes }));
  const all = [...people, ...Object.values(aspects).map(({ uuid, checked, free }) => ({ ...NOTHING, uuid, checked, free }))];
  const weapons = Object.entries(ammunition).map(([uuid, { left }]) => ({ ...NOTHING, uuid, ammunition: left }));
  const pool: LedgerEvent[] = npcPool === 0 ? [] : [{ type: "npc-pool-changed", by: npcPool }];
  const ladders = Object.values(challenges).map(({ uuid, sides, counters: counts }) => {
    return { ...NOTHING, uuid, marks: Object.fromEntries(sides.map(({ id, marks }) => [id, marks])), counts };
  });
  return new Map([
    ["", pool],
    ...[...all, ...weapons, ...ladders].map((one) => [one.uuid, countedChanges(NOTHING, one)] as const),
  ]);
}
