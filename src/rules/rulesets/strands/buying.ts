import { readNumber, readSwitch } from "../../dials/read-dial.ts";
import type { BuyingRules, PricedThing } from "../../ruleset.ts";
import type { Modification } from "../../stored-ids.data.ts";
import { ADVANTAGES_BOUGHT, TECH_LEVEL } from "./dials.data.ts";

/** What each aspect adds to the price, and each that is mostly bad takes off. Source: S7. */
const PER_ASPECT: Readonly<Record<Exclude<Modification, "advantage">, number>> = { aspect: 1, flaw: -1 };

/** S7-R23: nothing costs less than 0. Source: S7. */
function price({ cost, modifications }: PricedThing): number {
  const added = modifications.map(({ kind, points }) => (kind === "advantage" ? points : PER_ASPECT[kind]));
  return Math.max(
    0,
    added.reduce((sum, more) => sum + more, cost),
  );
}

/** A roll of Resources, or the skill that stands for it (S2-R3). Source: S7. */
export const STRANDS_BUYING: BuyingRules = {
  traits: ["resources", "assets"],
  price,
  mostPoints: (dials) => readNumber(TECH_LEVEL, dials),
  // Source: S4, S11.
  advantages: (dials) => readSwitch(ADVANTAGES_BOUGHT, dials),
};
