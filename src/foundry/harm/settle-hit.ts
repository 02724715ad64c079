import type { Blow } from "../../ledger/harm/blows.ts";
import { isOpenHit } from "../../ledger/kinds/harm.ts";
import type { RollNow } from "../../ledger/rolls/replay-roll.ts";
import { mayHaveTaken } from "../../ledger/harm/sides.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutBlow, sideOfHit } from "./blow-on.ts";
import { takeView } from "./take-hit.ts";

/** Whether this reader may have the hit taken as it comes, and cannot just take it. */
export function maySettle(now: RollNow, blow: Blow): boolean {
  if (!isOpenHit(blow).ok || !mayHaveTaken(ledgerWorld(), game.user.id ?? "", now, blow)) return false;
  return ledgerActor(blow.sufferer)?.isOwner !== true || takeView(now, blow)?.atOnce === false;
}

/** The one who is hit takes it as it comes. */
export async function settleHit(action: NornChatMessage<"action">, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "sufferer");
  if (actor) await submitEntry({ kind: "harm", actor, request: { ...aboutBlow(action, target), byItself: true } });
}
