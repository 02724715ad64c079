import { type BuyingRules, MODIFICATIONS } from "../../rules/index.ts";
import type { NornItem } from "../documents/norn-item.ts";

/** What a piece of gear costs with everything that was added to it. Source: S7. */
export function priceOf({ system }: NornItem<"gear">, { price }: BuyingRules): number {
  const modifications = Object.values(system.modifications).flatMap(({ kind: stored, points }) => {
    const kind = MODIFICATIONS.find((known) => known === stored);
    return kind ? [{ kind, points }] : [];
  });
  return price({ cost: system.cost, modifications });
}
