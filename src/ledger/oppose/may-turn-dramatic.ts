import { dramaticFailure } from "../../rules/oppose/dramatic-failure.ts";
import { isDramatic } from "../kinds/dramatic.ts";
import { payerOf } from "../parties.ts";
import { actsOn } from "../roll/aboard.ts";
import { creationRoll } from "../roll/creation-roll.ts";
import { onlyOpposes } from "../roll/opposed-roll.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";

/**
 * Whether a user may turn a failure into a dramatic one, and gains something by it: a GM's points are not counted in every game.
 * Source: M2.
 */
export function mayTurnDramatic(world: World, user: string, now: RollNow): boolean {
  if (now.roll.ruleset.dramaticFailure === null || onlyOpposes(now) || isDramatic(now.entries)) return false;
  const roller = actsOn(now.roll);
  const actor = world.owns(user, roller) ? world.actor(roller) : null;
  if (!actor) return false;
  const { outcome, usual } = creationRoll(world, now);
  const turned = dramaticFailure(world.game, outcome ?? usual, payerOf(world, actor));
  return turned.ok && turned.value.length > 0;
}
