import { ok, payDebt, refuse, UNLUCKY } from "../../../rules/index.ts";
import type { Entry } from "../../../view/ledger/entry.ts";
import { isItemOfType } from "../../documents/is-item-of-type.ts";
import { aspectState } from "../../mappers/aspect-state.ts";
import { currentRuleset } from "../../settings/current-game.ts";
import { ledgerActor } from "../ledger-documents.ts";
import { plainPlan, type Planned } from "../plan.ts";

/** An owner pays back what a character owes. Source: S3, fate point debt. */
export function planPayDebt({ actor: uuid, actorName, author, asked }: Entry): Planned {
  const actor = ledgerActor(uuid);
  const user = game.users.get(author);
  if (!actor || !user) return refuse("actor-gone", { actor: actorName });
  if (!actor.testUserPermission(user, "OWNER")) return refuse("not-yours", { actor: actor.name });
  if (!currentRuleset().fatePoints.debt) return refuse("use-unknown");
  const { points } = asked.details;
  if (typeof points !== "number" || !Number.isInteger(points)) return refuse("details-unreadable");
  const unlucky = actor.items.find((item) => isItemOfType(item, "aspect") && item.system.role === UNLUCKY);
  const paid = payDebt(actor.snapshot(), points, isItemOfType(unlucky, "aspect") ? aspectState(unlucky) : null);
  return paid.ok ? ok(plainPlan(paid.value, { points, asked: { details: { points } } })) : paid;
}
