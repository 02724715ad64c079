/** The GM's fate points for NPCs, and by how much unfinished entries have changed them. */
export interface StoredPool {
  readonly points: number;
  readonly entries: Readonly<Record<string, unknown>>;
}

const POOL_KEY = "norn.npcPool";

/** Called after the pool was written, with the user who did it. */
export function onPoolChange(listener: (userId: string) => void): void {
  const heard = (key: string, userId: string): void => {
    if (key === POOL_KEY) listener(userId);
  };
  Hooks.on("createSetting", ({ key }, _options, userId) => heard(key, userId));
  Hooks.on("updateSetting", ({ key }, _change, _options, userId) => heard(key, userId));
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
