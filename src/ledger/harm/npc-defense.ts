import { speaksForRoll } from "../roll/speaks-for-roll.ts";
import type { World } from "../world.ts";

/** How someone without a player defends by themselves. */
interface NpcDefense {
  /** Id of the roll that was made for it already, "" for none. */
  readonly rolled: string;
  /** In a conflict, one defense covers all attackers of a round. */
  readonly mayShare: boolean;
}

/** Null where they do not: they have a player, are gone, or a defense was asked for. One that a GM undid is not made again. */
export function npcDefense(world: World, attack: string, target: string): NpcDefense | null {
  const actor = world.actor(target);
  const hasTried = world.entries.about(attack).some(({ kind, request }) => kind === "defend" && request.target === target);
  if (!actor || actor.hasPlayerOwner || hasTried) return null;
  const rolled = world.rollsBy(target).find((roll) => roll.madeFor === attack && speaksForRoll(world, roll));
  return { rolled: rolled?.id ?? "", mayShare: world.turn !== "" };
}
