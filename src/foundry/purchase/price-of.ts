import { MODIFICATIONS, powerCost } from "../../rules/index.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";

/** What something costs in money where it can be bought in this game, with everything that was added to it; null elsewhere. Source: S4, S7. */
export function priceOf(item: NornItem): number | null {
  const { ruleset, dials } = ledgerWorld().game;
  const { buying, advantagePrice } = ruleset;
  if (!buying) return null;
  if (isItemOfType(item, "gear")) {
    const modifications = Object.values(item.system.modifications).flatMap(({ kind: stored, points }) => {
      const kind = MODIFICATIONS.find((known) => known === stored);
      return kind ? [{ kind, points }] : [];
    });
    return buying.price({ cost: item.system.cost, modifications });
  }
  const points = advantagePoints(item);
  return points > 0 && advantagePrice && buying.advantages(dials) ? advantagePrice(points) : null;
}

/** What an advantage costs in points, a power with its modifiers; 0 for anything else. */
export function advantagePoints(item: NornItem): number {
  if (isItemOfType(item, "stunt")) return item.system.cost;
  if (!isItemOfType(item, "power")) return 0;
  const { cost, modifiers } = item.system;
  return powerCost(
    cost,
    Object.values(modifiers).map((one) => one.cost),
  );
}
