import { ok, payDebt, refuse, UNLUCKY } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { authorsActor } from "../ledger/authors-actor.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";

/** An owner pays back what a character owes. Source: S3, fate point debt. */
export function planPayDebt(entry: Entry): Planned {
  const found = authorsActor(entry);
  if (!found.ok) return found;
  const actor = found.value;
  if (!currentRuleset().fatePoints.debt) return refuse("use-unknown");
  const { points } = entry.asked.details;
  if (typeof points !== "number" || !Number.isInteger(points)) return refuse("details-unreadable");
  const unlucky = actor.items.find((item) => isItemOfType(item, "aspect") && item.system.role === UNLUCKY);
  const paid = payDebt(actor.snapshot(), points, isItemOfType(unlucky, "aspect") ? aspectState(unlucky) : null);
  return paid.ok ? ok(plainPlan(paid.value, { points, asked: { details: { points } } })) : paid;
}
