/** The GM's fate points for everybody without a player, and by how much pending entries have changed them. */
export interface StoredPool {
  readonly points: number;
  readonly entries: Readonly<Record<string, unknown>>;
}

/** What is stored, whatever a macro may have put there. */
export function npcPool(): StoredPool {
  const { points, entries } = game.settings.get("norn", "npcPool");
  const counted = typeof points === "number" && Number.isInteger(points) && points > 0 ? points : 0;
  return { points: counted, entries: typeof entries === "object" ? { ...entries } : {} };
}

export async function writeNpcPool(pool: StoredPool): Promise<void> {
  await game.settings.set("norn", "npcPool", { ...pool });
}
