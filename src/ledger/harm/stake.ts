import type { AgainstSeveral, HarmRules } from "../../rules/harm/harm-rules.ts";
import type { CheckOutcome } from "../../rules/roll/check.ts";
import type { Entry } from "../entry.ts";
import type { LedgerRoll } from "../world.ts";

/** Words instead of harm: a grapple, a disarm, a fright; "" where an attack harms. Source: F8, S3, T4, M2. */
export function stakeOf({ attack }: Pick<LedgerRoll, "attack">): string {
  return attack?.stake ?? "";
}

/**
 * Whether the stake comes true against one target; null if unknown. `waits`: not all have defended, which some games depend on.
 */
export function stakeWorks(
  { stakeWorks: works }: Pick<HarmRules, "stakeWorks">,
  { outcome, takes }: Tried,
  several: AgainstSeveral | undefined,
  waits: boolean,
): boolean | null {
  const { success, margin } = outcome;
  if (!works) return success;
  const asked = { margin, outcome, takes };
  if (!success || !works(asked)) return false;
  return waits ? null : works({ ...asked, ...(several && { several }) });
}

/** An action against someone: what came of it, and the outcome it takes ("" where no one has said). */
export interface Tried {
  readonly outcome: CheckOutcome;
  readonly takes: string;
}

/** The outcome it would have taken, where it has beaten the defense by too little; else "". Source: F8. */
export function shortOf({ stakeWorks: works }: Pick<HarmRules, "stakeWorks">, { outcome, takes }: Tried): string {
  const { success, margin } = outcome;
  return works && success && margin > 0 && !works({ margin, outcome, takes }) ? takes : "";
}

/** Whether an entry has placed what was at stake. */
export function places(entry: Entry): boolean {
  return entry.kind === "create" && entry.request.stake;
}
