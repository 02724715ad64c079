import { npcPool } from "../settings/npc-pool.ts";
import { askEntry } from "../ledger/ask-entry.ts";
import { isKeeper } from "../ledger/core/keeper.ts";
import { readEntry } from "../ledger/read-entry.ts";

/** What this client knew of the pool before it changed; null until it has looked. */
let known: number | null = null;

/** Notes what is there, so that what changes from now on can be told. Called in `ready`. */
export function notePool(): void {
  known = npcPool().points;
}

/** Records a change of the GM's pool that no entry made. It is legal in Foundry, and the sums must hold all the same. */
export async function recordPool(userId: string): Promise<void> {
  const { points, entries } = npcPool();
  const by = known === null ? 0 : points - known;
  if (known !== null) known = points;
  if (by === 0 || isByEntry(Object.keys(entries), userId) || !isKeeper()) return;
  await askEntry({
    kind: "adjust",
    actor: null,
    asked: { user: userId, aspectName: game.i18n.localize("NORN.Pool.name") },
    events: [{ type: "npc-pool-changed", by }],
    secret: true,
  });
}

function isByEntry(marks: readonly string[], userId: string): boolean {
  return marks.some((id) => {
    const entry = readEntry(game.messages.get(id));
    return entry?.state === "doing" && entry.writer === userId;
  });
}
