import { reasonOf } from "../../ledger/reason-of.ts";
import { loadedDocument } from "./document-by-uuid.ts";

/**
 * A write that follows another change, which nobody waits for. What was deleted in the meantime needs it no longer; anything else that
 * fails is shown.
 */
export async function followUp({ uuid }: { readonly uuid: string }, write: () => Promise<unknown> | undefined): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (loadedDocument(uuid)) sayNotWritten(error);
  }
}

export function sayNotWritten(error: unknown): void {
  ui.notifications.error("NORN.Ledger.Refused.write-failed", { format: { reason: reasonOf(error) } });
}
