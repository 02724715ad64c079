import type { AgainstSeveral, CheckOutcome, HarmRules } from "../rules/index.ts";
import type { Entry } from "./entry.ts";
import type { LedgerRoll } from "./world.ts";

/** Words instead of harm: a grapple, a disarm, a fright; "" where an attack harms. Source: F8, S3, T4, M2. */
export function stakeOf({ attack }: Pick<LedgerRoll, "attack">): string {
  return attack?.stake ?? "";
}

/**
 * Whether what is at stake comes about against one target; null while that is not known. `waits`: others have yet to defend, on which
 * it depends in some games.
 */
export function stakeWorks(
  { stakeWorks: works }: Pick<HarmRules, "stakeWorks">,
  { success, margin }: CheckOutcome,
  several: AgainstSeveral | undefined,
  waits: boolean,
): boolean | null {
  if (!works) return success;
  if (!success || !works({ margin })) return false;
  return waits ? null : works({ margin, ...(several && { several }) });
}

/** Whether an entry has placed what was at stake. */
export function places(entry: Entry): boolean {
  return entry.kind === "create" && entry.request.stake;
}
