import { spend, type SpendAsked, type SpendUse } from "../../rules/index.ts";
import { type PaidWith, paidWith } from "../../view/ledger/spend/paid-with.view.ts";
import { isItemOfType } from "../documents/is-item-of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { aspectState } from "../mappers/aspect-state.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";

/** Points, and where the campaign lets boxes pay, each aspect of one's own that has one open. */
export function paymentsFor(actor: NornActor, use: SpendUse, spending: Omit<SpendAsked, "use" | "box">, chosen = ""): PaidWith[] {
  const ruleset = currentRuleset();
  const dials = dialValues();
  const aspects =
    ruleset.spending.boxCanPay?.(dials) === true ? [...actor.items].filter((item) => isItemOfType(item, "aspect")) : [];
  const open = aspects
    .filter(({ inPlay }) => inPlay)
    .map(aspectState)
    .filter(({ checked, level, role }) => checked < level && role !== "goal");
  const ways = [null, ...open].map((box) => ({
    box,
    cost: use.cost,
    spent: spend({ ruleset, dials }, { ...spending, use: use.id, box }),
  }));
  return paidWith(ways, chosen);
}
