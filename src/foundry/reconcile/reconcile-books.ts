import { isNamedAuthority, watchIdle } from "../ledger/authority.ts";
import { settling } from "../ledger/settling.ts";

/** Milliseconds within which what is created or deleted together arrives. What comes to be is in the books soon: a GM may leave. */
const ARRIVED = 200;

let soon: ReturnType<typeof setTimeout> | undefined;

/** A document is new, or entries were deleted from its history: its opening balance is what it has now. */
export function resetOpeningBalances(uuids: readonly string[]): void {
  if (!game.user.isGM) return;
  settling.reset(uuids);
  reconcileSoon(ARRIVED);
}

/** The log is cleared: every history starts again, before anything else can happen. */
export function resetAllOpeningBalances(): void {
  if (!game.user.isGM) return;
  settling.resetAll();
  reconcileSoon(0);
}

/** Another client has stored them. */
export function openingBalancesStored(): void {
  if (!isNamedAuthority()) settling.forgetResets();
}

/** Balances the books once all of it has arrived; where the client that would do it is gone, another one does after a while. */
function reconcileSoon(wait: number): void {
  watchIdle();
  clearTimeout(soon);
  soon = setTimeout(() => settling.balance(), wait);
}
