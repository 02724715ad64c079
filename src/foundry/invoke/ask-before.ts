import type { NornActor } from "../documents/norn-actor.ts";
import { askEntry } from "../ledger/ask-entry.ts";
import type { BeforePart } from "./before-roll.ts";

/**
 * Asks for what was chosen before a roll, once its dice lie there: what cannot be had any more is refused like any entry, and the roll
 * stands without it.
 */
export async function askBefore(
  action: ChatMessage.Implementation,
  actor: NornActor,
  before: readonly BeforePart[],
): Promise<void> {
  const on = action.id ?? "";
  for (const { kind, aspect, aspectName, use, gain } of before) {
    const asked = { on, aspect, aspectName, use, gain, details: { moment: "before" } };
    await askEntry({ kind, actor, asked });
  }
}
