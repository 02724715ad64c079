import type { LedgerEvent } from "../../rules/index.ts";
import type { WriteOptions } from "./client-id.ts";

/** Changes by this client's own ledger writes, as they came back, by the id of the write. */
const open = new Map<string, LedgerEvent[] | null>();

/**
 * Writes, and resolves to the actual changes, which may differ from the intended ones: Foundry stores values, not differences, and a
 * concurrent manual edit may have changed the same number just before. Null where the write did not come back.
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

/** Whether a change is by this client's own ledger write; if so it is noted there. */
export function noteOwnWrite({ nornWrite = "" }: WriteOptions, events: readonly LedgerEvent[]): boolean {
  if (!open.has(nornWrite)) return false;
  open.set(nornWrite, [...(open.get(nornWrite) ?? []), ...events]);
  return true;
}
