import { discoverAspect, ok, refuse } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { knowsAspect } from "../invoke/known-aspects.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { assessingRoll } from "./assessing-roll.ts";

/** A game master says what a roll discovers: an aspect that is there, to whom he chooses, or nothing. */
export function planReveal(entry: Entry): Planned {
  const { author, asked } = entry;
  if (!game.users.get(author)?.isGM) return refuse("reveal-not-yours");
  const roll = assessingRoll(entry);
  if (!roll.ok) return roll;
  const { roller, now } = roll.value;
  if (asked.aspect === "")
    return ok(plainPlan([], { asked: { details: { targetName: ledgerActor(asked.target)?.name ?? "" } } }));
  const aspect = ledgerAspect(asked.aspect);
  if (!aspect?.inPlay) return refuse("aspect-gone", { aspect: asked.aspectName });
  const chosen = game.users.filter((user) => !user.isGM && readUsers(asked.details).includes(user.id ?? ""));
  if (chosen.length === 0 && roller.hasPlayerOwner) return refuse("reveal-nobody");
  const users = chosen.filter((user) => !knowsAspect(user, aspect)).map((user) => user.id ?? "");
  const freeId = foundry.utils.randomID();
  const events = discoverAspect(now, aspectState(aspect), { users, holder: roller.uuid, freeId });
  const details = { ...asked.details, targetName: aspect.actor?.token?.name ?? aspect.actor?.name ?? "" };
  return ok(plainPlan(events, { asked: { aspectName: aspect.name, details } }));
}

/** As anybody's client may have written it. */
function readUsers({ users }: Entry["asked"]["details"]): readonly unknown[] {
  return Array.isArray(users) ? users : [];
}
