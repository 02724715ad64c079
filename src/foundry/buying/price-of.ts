import { type GameInForce, MODIFICATIONS } from "../../rules/index.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { powerPoints } from "../mappers/actor-snapshot.ts";

/** What something costs in money where it can be bought in a game, with everything that was added to it; null elsewhere. Source: S4, S7. */
export function priceOf(item: NornItem, { ruleset, dials }: GameInForce): number | null {
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
  return powerPoints(item.system);
}
