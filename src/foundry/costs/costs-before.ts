import type { Attack } from "../../ledger/harm/attack.ts";
import { actingPoints } from "../../ledger/kinds/cost.ts";
import { payerOf } from "../../ledger/parties.ts";
import { payPoints } from "../../rules/index.ts";
import { pointsText } from "../../view/compel/points.view.ts";
import { ammunitionBefore, costBefore } from "../../view/costs/costs.view.ts";
import type { Text } from "../../view/text.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { shownWorld } from "../ledger/shown-world.ts";

interface Rolled {
  readonly attack: Attack | null;
  /** It is made to defend, or to oppose. */
  readonly reacts: boolean;
}

/** What a roll will cost by itself, said before it is made. */
export function costsBefore({ uuid }: NornActor, { attack, reacts }: Rolled): readonly Text[] {
  const world = shownWorld();
  const actor = world.actor(uuid);
  const rule = world.game.ruleset.harm?.ammunition(world.game.dials) ?? null;
  const points = actor && !reacts ? actingPoints(world, actor) : 0;
  const able = actor !== null && payPoints(payerOf(world, actor), points).ok;
  const acting = costBefore({ points, able, who: actor?.name ?? "" }, pointsText(points));
  return [acting, ammunitionBefore(world.gear(attack?.gear ?? ""), rule)].flatMap((line) => line ?? []);
}
