import type { Blow } from "../../ledger/harm/blows.ts";
import { mayPlace } from "../../ledger/harm/place-stake.ts";
import type { RollNow } from "../../ledger/rolls/replay-roll.ts";
import { stakeOf } from "../../ledger/harm/stake.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld, rollOn } from "../ledger/ledger-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutBlow } from "./blow-on.ts";

type Action = NornChatMessage<"action">;

/** Whether this reader may make an aspect of what was at stake: the attacker, or a GM. */
export function placesStake({ roll }: Pick<RollNow, "roll">, blow: Blow): boolean {
  return playsActor(roll.actor) && ledgerActor(blow.target) !== null && mayPlace(blow).ok;
}

/** What was at stake becomes an aspect of the target, in the way the game creates aspects. */
export async function placeStake(action: Action, target: string): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  const now = rollOn(action);
  const { ruleset, dials } = ledgerWorld().game;
  const [way] = ruleset.creating.ways([], dials);
  if (!actor || !now.ok || !way) return;
  const request = { ...aboutBlow(action, target), way, words: stakeOf(now.value.roll), holder: actor.uuid, stake: true };
  await submitEntry({ kind: "create", actor, request });
}
