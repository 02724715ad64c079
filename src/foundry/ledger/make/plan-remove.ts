import { type MakingRoll, ok, refuse, removeMade, type Result } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { isMessageOfType } from "../../documents/is-message-of-type.ts";
import type { NornItem } from "../../documents/norn-item.ts";
import { aspectState } from "../../mappers/aspect-state.ts";
import { currentRuleset } from "../../settings/current-game.ts";
import { actionNow } from "../action-state.ts";
import { knowsAspect } from "../invoke/known-aspects.ts";
import { rollerOf } from "../invoke/plan-invocation.ts";
import { ledgerActor, ledgerAspect } from "../ledger-documents.ts";
import { plainPlan, type Planned } from "../plan.ts";
import { hasMade, makingRoll } from "./making-roll.ts";

/** An aspect made in play goes: at a game master's or its maker's word, or by a roll. */
export function planRemove(entry: Entry): Planned {
  const author = game.users.get(entry.author);
  const aspect = ledgerAspect(entry.asked.aspect);
  if (!author || !aspect?.inPlay || !knowsAspect(author, aspect))
    return refuse("aspect-gone", { aspect: entry.asked.aspectName });
  const roll = entry.asked.on === "" ? wordOf(author, aspect) : rollFor(entry);
  if (!roll.ok) return roll;
  const events = removeMade(currentRuleset(), aspectState(aspect), roll.value);
  if (!events.ok) return events;
  const told = { ...entry.asked.details, targetName: aspect.actor?.name ?? "" };
  return ok(plainPlan(events.value, { asked: { aspectName: aspect.name, details: told } }));
}

function wordOf(author: User.Implementation, aspect: NornItem<"aspect">): Result<null> {
  return mayRemove(author, aspect) ? ok(null) : refuse("remove-not-yours", { aspect: aspect.name });
}

/** Who needs no roll to take an aspect away. */
export function mayRemove(user: User.Implementation, { system }: NornItem<"aspect">): boolean {
  return user.isGM || Boolean(ledgerActor(system.maker)?.testUserPermission(user, "OWNER"));
}

function rollFor(entry: Entry): Result<MakingRoll> {
  const action = game.messages.get(entry.asked.on);
  if (!isMessageOfType(action, "action")) return refuse("roll-gone");
  const roller = rollerOf(entry, action.system.actor);
  if (!roller.ok) return roller;
  const now = actionNow(action);
  if (!now.ok) return now;
  if (now.value.ruleset.id !== currentRuleset().id) return refuse("game-changed");
  return hasMade(now.value) ? refuse("made-already") : ok(makingRoll(action, now.value));
}
