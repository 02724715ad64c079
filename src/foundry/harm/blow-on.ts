import { type Blow, blowOn } from "../../ledger/harm/blows.ts";
import { inflicterOf } from "../../ledger/harm/sides.ts";
import type { SeenRoll } from "../../view/reader.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { seenOn } from "../entries/current-reader.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

type Action = NornChatMessage<"action">;

/** An attack on one target, as this client shows it; null for none. */
export function blowOnCard(action: Action, target: string): { readonly seen: SeenRoll; readonly blow: Blow } | null {
  const seen = seenOn(action);
  const blow = seen && blowOn(seen.world, seen.now, target);
  return seen && blow ? { seen, blow } : null;
}

/** One side of a hit. */
export function sideOfHit(action: Action, target: string, side: "sufferer" | "inflicter"): NornActor | null {
  const on = blowOnCard(action, target);
  return on && ledgerActor(side === "sufferer" ? on.blow.sufferer : inflicterOf(on.seen.now, on.blow));
}

/** What an entry about a hit says of it. */
export function aboutBlow(action: Action, target: string) {
  return { roll: action.id ?? "", target, targetName: ledgerActor(target)?.shownName ?? "" };
}
