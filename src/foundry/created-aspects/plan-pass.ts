import { ok, passOn, refuse } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { aspectAskedFor } from "../ledger/aspect-asked-for.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { mayReach } from "./actors-in-reach.ts";

/** A free invocation goes on to somebody else: its holder's player gives it away, or a game master does. */
export function planPass(entry: Entry): Planned {
  const found = aspectAskedFor(entry);
  if (!found.ok) return found;
  const aspect = found.value;
  const { asked } = entry;
  const author = game.users.get(entry.author);
  const to = ledgerActor(asked.target);
  if (!author || !to || !mayReach(author, to)) return refuse("target-gone");
  const { free } = asked.details;
  const id = typeof free === "string" ? free : "";
  const holder = ledgerActor(aspect.system.free[id]?.holder ?? "");
  if (!author.isGM && !holder?.testUserPermission(author, "OWNER")) return refuse("free-not-yours", { aspect: aspect.name });
  const events = passOn(aspectState(aspect), { free: id, to: to.uuid, freeId: foundry.utils.randomID() });
  if (!events.ok) return events;
  const told = { ...asked.details, targetName: to.name, holderName: holder?.name ?? "" };
  return ok(plainPlan(events.value, { asked: { aspectName: aspect.name, details: told } }));
}
