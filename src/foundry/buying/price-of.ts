import { advantageInMoney, gearPrice } from "../../rules/buying/price-in-money.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { powerPoints } from "../mappers/actor-snapshot.ts";

/** What something costs in money, with everything that was added to it; null where it is not for sale. */
export function priceOf(item: NornItem, game: ActiveGame): number | null {
  if (!isItemOfType(item, "gear")) return advantageInMoney(game, advantagePoints(item));
  const { cost, modifications } = item.system;
  return gearPrice(game, { cost, modifications: Object.values(modifications) });
}

/** What an advantage costs in points, a power with its modifiers; 0 for anything else. */
export function advantagePoints(item: NornItem): number {
  if (isItemOfType(item, "stunt")) return item.system.cost;
  if (!isItemOfType(item, "power")) return 0;
  return powerPoints(item.system);
}
