import { ok, refuse, type Result } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { actionNow, type ActionNow } from "./action-state.ts";
import { authorsActor } from "./authors-actor.ts";

export interface RollInForce {
  readonly action: NornChatMessage<"action">;
  readonly now: ActionNow;
}

/** A roll to which something may be done: it is there, can be read, and was made in the game in force. */
export function rollInForce(id: string): Result<RollInForce> {
  const action = game.messages.get(id);
  if (!isMessageOfType(action, "action")) return refuse("roll-gone");
  const now = actionNow(action);
  if (!now.ok) return now;
  return now.value.ruleset.id === currentRuleset().id ? ok({ action, now: now.value }) : refuse("game-changed");
}

/** The same where the entry's author plays the one who rolled. */
export function ownRollInForce(entry: Entry): Result<RollInForce & { readonly roller: NornActor }> {
  const roll = rollInForce(entry.asked.on);
  if (!roll.ok) return roll;
  const roller = authorsActor(entry);
  if (!roller.ok) return roller;
  const rolled = roll.value.action.system.actor === roller.value.uuid;
  return rolled ? ok({ ...roll.value, roller: roller.value }) : refuse("not-yours", { actor: roller.value.name });
}
