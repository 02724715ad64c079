import { type Blow, blowOn } from "../../ledger/harm/blows.ts";
import { inflicterOf } from "../../ledger/harm/sides.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";

type Action = NornChatMessage<"action">;

/** An attack on one target, as this client has it now; null for none. */
export function blowOnCard(action: Action, target: string): { readonly now: RollNow; readonly blow: Blow } | null {
  const now = rollOn(action);
  const blow = now.ok ? blowOn(shownWorld(), now.value, target) : null;
  return now.ok && blow ? { now: now.value, blow } : null;
}

/** One side of a hit. */
export function sideOfHit(action: Action, target: string, side: "sufferer" | "inflicter"): NornActor | null {
  const on = blowOnCard(action, target);
  return on && ledgerActor(side === "sufferer" ? on.blow.sufferer : inflicterOf(on.now, on.blow));
}

/** What an entry about a hit says of it. */
export function aboutBlow(action: Action, target: string) {
  return { roll: action.id ?? "", target, targetName: ledgerActor(target)?.shownName ?? "" };
}
