import { readEntry } from "../read-entry.ts";
import { runEntry } from "./run-entry.ts";

let tail: Promise<void> = Promise.resolve();

/** Entries run one after another on a client, so that each sees what the one before it changed. */
export function enqueueEntry(id: string): void {
  tail = tail.then(() => runEntry(id)).catch((error: unknown) => explain(error));
}

/** Everything that waited until somebody is there to carry it out, in the order asked. */
export function enqueueOpenEntries(): void {
  const open = [...game.messages].filter((message) => {
    const state = readEntry(message)?.state;
    return state === "asked" || state === "doing";
  });
  for (const message of open.toSorted((a, b) => a.timestamp - b.timestamp)) enqueueEntry(message.id ?? "");
}

/** One entry that fails must not hold up those behind it. */
function explain(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  ui.notifications.error("NORN.Ledger.failed", { format: { reason } });
}
