import { againstTotal } from "../../rules/roll/opposition.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { type AttackResult, attackResultOn } from "./attack-results.ts";
import type { EntryOf } from "../entry.ts";
import { type RollAndActor, ownResultOfActiveGame } from "../roll/replay-roll.ts";
import type { World } from "../world.ts";

/** What is at stake can be placed as an aspect on this target. */
export function mayPlace({ works, placed, defended }: Pick<AttackResult, "works" | "placed" | "defended">): Result<null> {
  if (!defended) return refuse("not-defended");
  if (placed) return refuse("created-already");
  return works ? ok(null) : refuse("stake-lost");
}

/** The attack roll whose stake this entry places on the target. */
export function rollAtStake(world: World, entry: EntryOf<"create">): RollAndActor {
  const { roll, target } = entry.request;
  const rolled = ownResultOfActiveGame(world, entry, roll);
  if (!rolled.ok) return rolled;
  const { now } = rolled.value;
  const attackResult = attackResultOn(world, now, target);
  if (!attackResult) return refuse("not-attacked", { actor: world.actor(target)?.name ?? "" });
  const open = mayPlace(attackResult);
  if (!open.ok) return open;
  const request = againstTotal(now.state.request, attackResult.defended?.total ?? 0);
  return ok({ ...rolled.value, now: { ...now, state: { ...now.state, request } } });
}
