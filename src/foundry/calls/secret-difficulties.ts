/** Beyond this number the oldest are forgotten. */
const MOST_KEPT = 100;

/**
 * Secret difficulties by the key under which a call names them. They are kept in the browser of the GM who calls: whatever is in a
 * message, or a setting of the world, is in the memory of every client.
 */
export function registerSecretDifficulties(): void {
  game.settings.register("norn", "secretDifficulties", { scope: "client", config: false, type: Object, default: {} });
}

/** Keeps a difficulty; resolves to its key. */
export async function keepSecret(difficulty: number): Promise<string> {
  const key = foundry.utils.randomID();
  const kept = Object.entries(game.settings.get("norn", "secretDifficulties")).slice(1 - MOST_KEPT);
  await game.settings.set("norn", "secretDifficulties", { ...Object.fromEntries(kept), [key]: difficulty });
  return key;
}

/** The difficulty kept under a key; null for none, on any other client, and for players. */
export function secretDifficulty(key: string): number | null {
  if (key === "" || !game.user.isGM) return null;
  const kept: unknown = game.settings.get("norn", "secretDifficulties")[key];
  return typeof kept === "number" ? kept : null;
}
