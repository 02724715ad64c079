import { fromZero, NOTHING_COUNTED } from "../../src/ledger/changes/counted-changes.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";

/** What the books count, as events from zero, by uuid; "" is the GM's pool. */
export function countedState({
  actors,
  aspects,
  npcPool,
  ammunition = {},
  challenges = {},
}: LedgerState): Map<string, readonly LedgerEvent[]> {
  const people = Object.values(actors).map(({ uuid, fatePoints, boxes }) => ({
    ...NOTHING_COUNTED,
    uuid,
    counters: fatePoints,
    boxes,
  }));
  const all = [
    ...people,
    ...Object.values(aspects).map(({ uuid, checked, free }) => ({ ...NOTHING_COUNTED, uuid, checked, free })),
  ];
  const weapons = Object.entries(ammunition).map(([uuid, { left }]) => ({ ...NOTHING_COUNTED, uuid, ammunition: left }));
  const pool: LedgerEvent[] = npcPool === 0 ? [] : [{ type: "npc-pool-changed", by: npcPool }];
  const ladders = Object.values(challenges).map(({ uuid, sides, counters: counts }) => {
    return { ...NOTHING_COUNTED, uuid, marks: Object.fromEntries(sides.map(({ id, marks }) => [id, marks])), counts };
  });
  return new Map([["", pool], ...[...all, ...weapons, ...ladders].map((one) => [one.uuid, fromZero(one)] as const)]);
}
