import { mayGrow } from "../kinds/join.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import { outcomeNow } from "../roll/result-now.ts";
import type { World } from "../world.ts";

/** Whether it is others who may roll with someone, or the same one who rolls on. */
export function joinsOthers({ roll }: Pick<RollNow, "roll">): boolean {
  return roll.ruleset.joining?.whose === "others";
}

/** Whether a user may make another roll that counts with this one. `own`: uuid of their character, "" for none. */
export function mayJoin(
  { owns, isGm }: Pick<World, "owns" | "isGm">,
  now: RollNow,
  { user, own }: { readonly user: string; readonly own: string },
): boolean {
  if (!mayGrow(now).ok) return false;
  if (!joinsOthers(now)) return owns(user, now.roll.actor) && goesOn(now);
  return isGm(user) || (own !== "" && own !== now.roll.actor);
}

/** The next roll needs a difficulty and no opponent; adding up ends when it is reached. */
function goesOn(now: RollNow): boolean {
  const outcome = outcomeNow(now);
  return outcome !== null && !now.opposition && !(now.roll.ruleset.joining?.addsUp === true && outcome.success);
}

/** The difficulty of a roll that counts with this one; null where it has none of its own. */
export function difficultyToJoin({ roll, state }: RollNow): number | null {
  return roll.ruleset.joining?.addsUp === false ? state.request.difficulty : null;
}
