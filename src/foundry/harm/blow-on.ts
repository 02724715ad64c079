import { type Blow, blowsOf } from "../../ledger/blows.ts";
import { inflicterOf } from "../../ledger/sides.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerWorld, rollOn } from "../ledger/ledger-world.ts";

/** A blow of an attack, and the uuid of the one who inflicts what it does. */
export interface BlowOn {
  readonly blow: Blow;
  readonly inflicter: string;
}

/** The blow of an attack on a target, as it is now; null for none. */
export function blowOn(action: NornChatMessage<"action">, target: string): BlowOn | null {
  const now = rollOn(action);
  const blow = now.ok ? blowsOf(ledgerWorld(), now.value).find((one) => one.target === target) : undefined;
  return now.ok && blow ? { blow, inflicter: inflicterOf(now.value, blow) } : null;
}
