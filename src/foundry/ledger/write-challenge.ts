import type { ChallengeWrite } from "../../ledger/changes/ledger-writes.ts";
import { noteUnknown } from "./counters.ts";
import { entryFlags, type Writing } from "./entry-flags.ts";
import { ledgerChallenge } from "./ledger-documents.ts";

/** Writes the marks of a challenge, and what else is counted about it. */
export async function writeChallenge(writing: Writing, { uuid, marks, counters }: ChallengeWrite): Promise<void> {
  const challenge = ledgerChallenge(uuid);
  if (!challenge?.actor) return;
  noteUnknown(challenge.actor);
  const sides = Object.fromEntries(Object.entries(marks).map(([side, own]) => [side, { marks: own }]));
  const change = { system: { sides, counters }, flags: entryFlags(challenge, writing) };
  await challenge.update(change as Item.UpdateData, writing.options as Item.Database.UpdateOperation);
}
