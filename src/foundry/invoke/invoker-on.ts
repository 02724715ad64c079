import type { Ruleset } from "../../rules/index.ts";
import { ownCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

/** The actor for whom this user invokes on a roll: who rolled it or acts aboard the vehicle that did, else, in a game that allows it, their own character. M3. */
export function invokerOn({ system }: NornChatMessage<"action">, { invoking }: Pick<Ruleset, "invoking">): NornActor | null {
  const roller = ledgerActor(system.pilot ?? system.actor ?? "");
  if (roller?.isOwner) return roller;
  return invoking.forOthers === true ? ownCharacter() : null;
}
