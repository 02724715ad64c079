import { actingPoints } from "../../ledger/kinds/cost.ts";
import { payerOf } from "../../ledger/parties.ts";
import { payPoints } from "../../rules/spend/payer.ts";
import { pointsText } from "../compel/points.view.ts";
import { reacts, type RollSection, type RollSoFar } from "../roll/roll-section.ts";
import type { Text } from "../text.ts";
import { ammunitionBefore, costBefore } from "./costs.view.ts";

/** What a roll will cost by itself, said before it is made. */
export const COSTS_SECTION: RollSection = { costs: costsBefore };

function costsBefore({ world, setup, attack }: RollSoFar): readonly Text[] {
  const acts = setup.pilot ?? setup.actor;
  const points = reacts(setup) ? 0 : actingPoints(world, acts);
  const able = payPoints(payerOf(world, acts), points).ok;
  const acting = costBefore({ points, able, who: acts.name }, pointsText(points));
  const rule = world.game.ruleset.harm?.ammunition(world.game.dials) ?? null;
  return [acting, ammunitionBefore(world.gear(attack?.gear ?? ""), rule)].flatMap((line) => line ?? []);
}
