import type { ActiveGame } from "../ruleset.ts";
import { MODIFICATIONS } from "../stored-ids.data.ts";

/** A thing for sale. */
interface GearForSale {
  readonly cost: number;
  /** What was added to it; what is of no known kind adds nothing. */
  readonly modifications: readonly { readonly kind: string; readonly points: number }[];
}

/** What a thing costs in money, with everything that was added to it; null in a game that buys nothing. Source: S7. */
export function gearPrice(
  { ruleset: { buying } }: Pick<ActiveGame, "ruleset">,
  { cost, modifications }: GearForSale,
): number | null {
  const known = modifications.flatMap(({ kind: stored, points }) => {
    const kind = MODIFICATIONS.find((one) => one === stored);
    return kind ? [{ kind, points }] : [];
  });
  return buying ? buying.price({ cost, modifications: known }) : null;
}

/** What an advantage of so many points costs in money; null where it is not for sale. Source: S4, S7. */
export function advantageInMoney({ ruleset: { buying, advantagePrice }, dials }: ActiveGame, points: number): number | null {
  return points > 0 && advantagePrice && buying?.advantages(dials) === true ? advantagePrice(points) : null;
}
