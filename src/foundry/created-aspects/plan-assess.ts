import { ok, refuse } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { mayReach } from "./actors-in-reach.ts";
import { assessingRoll } from "./assessing-roll.ts";
import { assessedOn } from "./making-roll.ts";

/** Somebody asks what there is to discover about whom it studies. It changes nothing: a game master answers with an entry. */
export function planAssess(entry: Entry): Planned {
  const author = game.users.get(entry.author);
  const studied = ledgerActor(entry.asked.target);
  if (!author || !studied || !mayReach(author, studied)) return refuse("target-gone");
  const roll = assessingRoll(entry);
  if (!roll.ok) return roll;
  if (assessedOn(roll.value.now)) return refuse("assessed-already");
  return ok(plainPlan([], { asked: { details: { targetName: studied.token?.name ?? studied.name } } }));
}
