import type { ModifierUse } from "../../view/roll/offered-line.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";

/** Submits what is used for a roll, once its message exists. What cannot be paid for is refused, and its modifier struck. */
export async function payForEffects({ id }: ChatMessage.Implementation, uses: readonly ModifierUse[]): Promise<void> {
  for (const { by, ...used } of uses) {
    const actor = ledgerActor(by);
    if (actor) await submitEntry({ kind: "use", actor, request: { roll: id ?? "", ...used } });
  }
}
