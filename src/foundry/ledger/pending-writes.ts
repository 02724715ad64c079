import type { LedgerEvent } from "../../rules/index.ts";
import type { WriteOptions } from "./client-id.ts";

/** What the ledger's own writes on this client have changed, as it came back, by the id of the write. */
const open = new Map<string, LedgerEvent[] | null>();

/**
 * Writes, and resolves to what has changed by it. That is not always what was meant: Foundry stores numbers, not differences, and a
 * concurrent manual edit may have changed the same number a moment before. What was overwritten shows when the write comes back. Null
 * where it did not come back: then there is nothing to go by.
 */
export async function writeAndObserve(write: (options: WriteOptions) => Promise<void>): Promise<readonly LedgerEvent[] | null> {
  const id = foundry.utils.randomID();
  open.set(id, null);
  try {
    await write({ nornWrite: id });
    return open.get(id) ?? null;
  } finally {
    open.delete(id);
  }
}

/** Whether a change that came in is one of the ledger's own on this client; then it is noted there. */
export function noteOwnWrite({ nornWrite = "" }: WriteOptions, events: readonly LedgerEvent[]): boolean {
  if (!open.has(nornWrite)) return false;
  open.set(nornWrite, [...(open.get(nornWrite) ?? []), ...events]);
  return true;
}
