import type { NornActor } from "../documents/norn-actor.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import type { BeforePart } from "../../view/invoke/before-section.ts";

/**
 * Submits what was chosen before a roll, once its message exists: what is no longer possible is refused like any entry, and the
 * roll stands without it.
 */
export async function askBefore(
  action: ChatMessage.Implementation,
  actor: NornActor,
  before: readonly BeforePart[],
): Promise<void> {
  const roll = action.id ?? "";
  for (const { kind, aspect, aspectName, use, gain, against, expects } of before) {
    const request = { roll, aspect, aspectName, moment: "before" } as const;
    if (kind === "spend") await submitEntry({ kind, actor, request: { ...request, use } });
    else await submitEntry({ kind, actor, request: { ...request, gain, die: null, against, expects } });
  }
}
