import { defenseBy } from "../../ledger/harm/defended.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { defendingView, type FoldedRoll } from "../../view/oppose/opposition.view.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { showLadderWords } from "../settings/current-game.ts";

/** The line a roll folds to that defends against an attack; null for any other. */
export function defendingOn(now: RollNow): FoldedRoll | null {
  const message = game.messages.get(defenseBy(now)?.request.roll ?? "");
  if (!isMessageOfType(message, "action") || !message.isContentVisible) return null;
  const attack = rollOn(message);
  return attack.ok ? defendingView(now, attack.value, showLadderWords()) : null;
}
