import { confirmOutcomes } from "./confirm-outcomes.ts";

export const MIGRATION_SETTING = "migration";

/**
 * What turns an old world into one of this version, each once and in order: its number is its place, from 1. One that is released is
 * never changed or removed. A crash may run it again: what it has done already it finds done.
 */
const MIGRATIONS: readonly (() => Promise<void>)[] = [confirmOutcomes];

/** Run by the GM's client that has taken over, before it settles anything. */
export async function runMigrations(): Promise<void> {
  const stored: unknown = game.settings.get("norn", MIGRATION_SETTING);
  const last = typeof stored === "number" ? stored : 0;
  for (const [place, migrate] of MIGRATIONS.entries()) {
    if (place < last) continue;
    await migrate();
    await game.settings.set("norn", MIGRATION_SETTING, place + 1);
  }
}
