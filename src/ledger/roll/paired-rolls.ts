import { ok, refuse, type Result } from "../../rules/result.ts";
import { rollOfActiveGame, type RollNow } from "./replay-roll.ts";
import { resultNow } from "./result-now.ts";
import type { World } from "../world.ts";

/**
 * The total of a roll that an entry ties to another one: both are active, can be read, and may be tied. The first of `checks` that
 * fails is the refusal.
 */
export function pairedTotal(
  world: World,
  { first: firstId, second: secondId }: { readonly first: string; readonly second: string },
  checks: (first: RollNow, second: RollNow) => readonly Result<null>[],
): Result<number> {
  const first = rollOfActiveGame(world, firstId);
  if (!first.ok) return first;
  const second = rollOfActiveGame(world, secondId);
  if (!second.ok) return second;
  const refused = checks(first.value, second.value).find((one) => !one.ok);
  if (refused && !refused.ok) return refused;
  const shown = resultNow(first.value) && resultNow(second.value);
  return shown ? ok(shown.total) : refuse("roll-unreadable");
}
