import { type GameInForce, spend, type SpendAsked, type SpendUse } from "../../rules/index.ts";
import type { LedgerActor } from "../../ledger/world.ts";
import { type PaidWith, paidWith } from "../../view/ledger/spend/paid-with.view.ts";

/** Points, and if the campaign lets boxes pay, each of the payer's aspects with a clear box. */
export function paymentsFor(
  game: GameInForce,
  actor: LedgerActor,
  use: SpendUse,
  spending: Omit<SpendAsked, "use" | "box">,
  chosen = "",
): PaidWith[] {
  const aspects = game.ruleset.spending.boxCanPay?.(game.dials) === true ? actor.aspects() : [];
  const open = aspects.filter(({ checked, level, role }) => checked < level && role !== "goal");
  const ways = [null, ...open].map((box) => ({
    box,
    cost: use.cost,
    spent: spend(game, { ...spending, use: use.id, box }),
  }));
  return paidWith(ways, chosen);
}
