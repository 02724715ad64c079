import type { NamedWound } from "../../ledger/requests/recovery.ts";
import { isPlayerCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { shownActor } from "../ledger/shown-world.ts";

/** Heals a wound now. `by`: the roll that treated it and who made it; null where a GM says so. */
export async function healWound(
  named: NamedWound,
  by: { readonly roll: string; readonly healer: NornActor | null } | null,
): Promise<ChatMessage.Implementation | undefined> {
  const target = ledgerActor(named.target);
  const request = { ...named, targetName: target?.shownName ?? "", roll: by?.roll ?? "" };
  // What heals of an NPC that players may not know is whispered.
  const secret = by === null && target !== null && !isPlayerCharacter(target) && shownActor(target)?.isOpen === false;
  return submitEntry({ kind: "heal", actor: by ? by.healer : target, request, secret });
}
