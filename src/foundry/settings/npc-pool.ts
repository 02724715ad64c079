/** The GM's fate points for NPCs, and by how much unfinished entries have changed them. */
export interface StoredPool {
  readonly points: number;
  readonly entries: Readonly<Record<string, unknown>>;
}

/** The stored pool; a macro may have stored anything. */
export function npcPool(): StoredPool {
  const { points, entries } = game.settings.get("norn", "npcPool");
  const counted = typeof points === "number" && Number.isInteger(points) && points > 0 ? points : 0;
  return { points: counted, entries: typeof entries === "object" ? { ...entries } : {} };
}

export async function writeNpcPool(pool: StoredPool): Promise<void> {
  await game.settings.set("norn", "npcPool", { ...pool });
}
