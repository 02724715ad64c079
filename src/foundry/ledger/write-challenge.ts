import type { ChallengeWrite } from "../../ledger/ledger-writes.ts";
import type { LedgerEvent } from "../../rules/index.ts";
import type { WriteOptions } from "./client-id.ts";
import { noteUnknown } from "./counters.ts";
import { entryFlags } from "./entry-flags.ts";
import { ledgerChallenge } from "./ledger-documents.ts";

interface Writing {
  readonly entry: string;
  readonly events: readonly LedgerEvent[];
  readonly options: WriteOptions;
}

/** Writes the marks of a challenge, and what else is counted about it. */
export async function writeChallenge(
  { entry, events, options }: Writing,
  { uuid, marks, counters }: ChallengeWrite,
): Promise<void> {
  const challenge = ledgerChallenge(uuid);
  if (!challenge?.actor) return;
  noteUnknown(challenge.actor);
  const sides = Object.fromEntries(Object.entries(marks).map(([side, own]) => [side, { marks: own }]));
  const change = { system: { sides, counters }, flags: entryFlags(challenge, entry, events, options) };
  await challenge.update(change as Item.UpdateData, options as Item.Database.UpdateOperation);
}
