import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { Reader, SeenRoll } from "../../view/reader.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { hidesRoll, rollOn } from "../ledger/roll-on.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { showLadderWords } from "../settings/active-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { mayTakeBack } from "./may-take-back.ts";

/** The user of this client. */
export function currentReader(): Reader {
  return { user: game.user.id ?? "", words: showLadderWords(), traitName, hides: hidesRoll, mayTakeBack };
}

/** A roll as this client shows it. */
export function seenRoll(now: RollNow): SeenRoll {
  return { world: shownWorld(), reader: currentReader(), now };
}

/** The roll of a card that was clicked; null for one that cannot be read. */
export function seenOn(action: Pick<NornChatMessage<"action">, "id">): SeenRoll | null {
  const now = rollOn(action);
  return now.ok ? seenRoll(now.value) : null;
}
