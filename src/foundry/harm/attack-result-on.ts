import { type AttackResult, attackResultOn } from "../../ledger/harm/attack-results.ts";
import { inflicterOf } from "../../ledger/harm/sides.ts";
import type { SeenRoll } from "../../view/reader.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { seenOn } from "../entries/current-reader.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";

type Action = NornChatMessage<"action">;

/** An attack on one target, as this client shows it; null for none. */
export function attackResultOnCard(
  action: Action,
  target: string,
): { readonly seen: SeenRoll; readonly attackResult: AttackResult } | null {
  const seen = seenOn(action);
  const attackResult = seen && attackResultOn(seen.world, seen.now, target);
  return seen && attackResult ? { seen, attackResult } : null;
}

/** One side of a hit. */
export function sideOfHit(action: Action, target: string, side: "harmed" | "inflicter"): NornActor | null {
  const on = attackResultOnCard(action, target);
  return on && ledgerActor(side === "harmed" ? on.attackResult.harmed : inflicterOf(on.seen.now, on.attackResult));
}

/** What an entry about a hit says of it. */
export function aboutAttackResult(action: Action, target: string) {
  return { roll: action.id ?? "", target, targetName: ledgerActor(target)?.shownName ?? "" };
}
