import type { LedgerEvent } from "../../rules/events/ledger-event.ts";

/** Changes by this client's own ledger writes, as they came back, by the id of the write. */
const open = new Map<string, LedgerEvent[] | null>();
/** Options of a write as they come back in the hooks of every client. */
export interface WriteOptions extends Pick<Actor.Database.UpdateOperation, "render"> {
  /** The ledger's own write it belongs to (`writeAndObserve`). */
  nornWrite?: string;
  /** It only makes a character's points follow what it starts with (`starting-points.ts`). */
  nornStart?: boolean;
}

let current = "";
let stale = false;

/** Identifies this client among the tabs and browsers of the same user. */
export function clientId(): string {
  current ||= foundry.utils.randomID();
  return current;
}

/** Whether the connection was lost since this client loaded: it has missed changes until it is reloaded. */
export function isStale(): boolean {
  return stale;
}

/** Called in `ready`. A stale client warns its user until it is reloaded. */
export function watchConnection(onLost: () => void): void {
  game.socket?.on("disconnect", () => {
    if (!stale) onLost();
    stale = true;
  });
  game.socket?.on("connect", () => {
    if (stale) ui.notifications.warn("NORN.Ledger.stale", { localize: true, permanent: true });
  });
}

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
