import { type LedgerEvent, ok, refuse } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import { standingOn } from "../ledger/entries.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { purseNames } from "./purse-names.ts";

/** Points that wait until an action is resolved, and have not gone to their owners yet. Source: T3. */
export function waitingOn(entries: readonly Entry[]): readonly LedgerEvent[] {
  const last = entries.findLastIndex(({ kind }) => kind === "settle");
  return entries.slice(last + 1).flatMap(({ outcome }) => outcome.later);
}

/** The action is resolved: what waited for that happens. */
export function planSettle(entry: Entry): Planned {
  const action = game.messages.get(entry.asked.on);
  const author = game.users.get(entry.author);
  if (!isMessageOfType(action, "action") || !author) return refuse("roll-gone");
  const roller = ledgerActor(action.system.actor ?? "");
  if (!author.isGM && !roller?.testUserPermission(author, "OWNER"))
    return refuse("not-yours", { actor: action.system.actorName });
  const events = waitingOn(standingOn(entry.asked.on));
  const names = purseNames(events).join(", ");
  return events.length > 0 ? ok(plainPlan(events, { asked: { details: { names } } })) : refuse("nothing-waits");
}
