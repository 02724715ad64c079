import { attackerOn } from "../../ledger/harm/after-defense.ts";
import { stillStands } from "../../ledger/order.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { resultNow } from "../../ledger/roll/result-now.ts";
import { servesAgain } from "../../ledger/harm/shared-defense.ts";
import { rankView } from "../../view/rank.view.ts";
import { type Text, text } from "../../view/text.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownEntries, shownWorld } from "../ledger/shown-world.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutBlow } from "./blow-on.ts";

type Action = NornChatMessage<"action">;

/** A roll with which someone has defended, and in which way. */
interface Shared {
  readonly roll: RollNow;
  readonly way: string;
}

/** The last defense of this target, if it serves against this attack too; null for none. F8-R21. */
function sharedDefense({ roll }: RollNow, target: string): Shared | null {
  const world = shownWorld();
  if (!world.game.ruleset.harm) return null;
  const last = shownEntries()
    .ofKinds(["defend"])
    .findLast((entry) => entry.request.target === target && stillStands(shownEntries(), entry));
  const message = game.messages.get(last?.request.opposing ?? "");
  if (!last || !isMessageOfType(message, "action") || !message.isContentVisible) return null;
  const now = rollOn(message);
  return now.ok && servesAgain(world, roll, now.value).ok ? { roll: now.value, way: last.request.defense } : null;
}

/** The button that defends with that roll; null where there is none, or for anyone else. */
export function shareLabel(now: RollNow, target: string): Text | null {
  const shared = ledgerActor(target)?.isOwner ? sharedDefense(now, target) : null;
  const result = shared && resultNow(shared.roll);
  if (!shared || !result) return null;
  const who = attackerOn(shared.roll)?.actorName ?? "";
  return text("NORN.Harm.defendAgain", { who, total: rankView(shared.roll.roll.ruleset, result.total, false).number });
}

/** Defends with the roll that has defended against another attacker. Resolves to whether there was one. */
export async function shareDefense(action: Action, target: string): Promise<boolean> {
  const now = rollOn(action);
  const actor = ledgerActor(target);
  const shared = now.ok ? sharedDefense(now.value, target) : null;
  if (!shared || !actor) return false;
  const request = { ...aboutBlow(action, target), opposing: shared.roll.roll.id, defense: shared.way, total: null };
  await submitEntry({ kind: "defend", actor, request });
  return true;
}
