import { type MakingRoll, ok, refuse, removeMade, type Result } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { gameInForce } from "../settings/current-game.ts";
import { aspectAskedFor } from "../ledger/aspect-asked-for.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { ownRollInForce } from "../ledger/roll-in-force.ts";
import { hasMade, makingRoll } from "./making-roll.ts";

/** An aspect made in play goes: at a game master's or its maker's word, or by a roll. */
export function planRemove(entry: Entry): Planned {
  const found = aspectAskedFor(entry);
  if (!found.ok) return found;
  const aspect = found.value;
  const roll = entry.asked.on === "" ? wordOf(entry.author, aspect) : rollFor(entry);
  if (!roll.ok) return roll;
  const events = removeMade(gameInForce(), aspectState(aspect), roll.value);
  if (!events.ok) return events;
  const told = { ...entry.asked.details, targetName: aspect.actor?.name ?? "" };
  return ok(plainPlan(events.value, { asked: { aspectName: aspect.name, details: told } }));
}

function wordOf(author: string, aspect: NornItem<"aspect">): Result<null> {
  const user = game.users.get(author);
  return user && mayRemove(user, aspect) ? ok(null) : refuse("remove-not-yours", { aspect: aspect.name });
}

/** Who needs no roll to take an aspect away. */
export function mayRemove(user: User.Implementation, { system }: NornItem<"aspect">): boolean {
  return user.isGM || Boolean(ledgerActor(system.maker)?.testUserPermission(user, "OWNER"));
}

function rollFor(entry: Entry): Result<MakingRoll> {
  const rolled = ownRollInForce(entry);
  if (!rolled.ok) return rolled;
  const { action, now } = rolled.value;
  return hasMade(now) ? refuse("made-already") : ok(makingRoll(action, now));
}
