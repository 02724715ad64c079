import { isActive } from "../order.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import { type Hides, shownRoll } from "../roll/shown-roll.ts";
import type { World } from "../world.ts";
import { servesAgain } from "./shared-defense.ts";

/** A roll with which someone has defended, and in which way. */
interface ServingDefense {
  readonly roll: RollNow;
  readonly way: string;
}

/**
 * The last defense of this target, if it serves against this attack too; null for none, and for one that is hidden from the reader.
 * F8-R21. Source: F8 (multiple opponents).
 */
export function servingDefense(
  world: Pick<World, "game" | "roll" | "turn" | "entries">,
  hides: Hides,
  { roll: attack }: Pick<RollNow, "roll">,
  target: string,
): ServingDefense | null {
  const { game, entries } = world;
  if (!game.ruleset.harm) return null;
  const last = entries.ofKinds(["defend"]).findLast((entry) => entry.request.target === target && isActive(entries, entry));
  const { opposing = "", defense: way = "" } = last?.request ?? {};
  if (opposing === "" || hides(opposing)) return null;
  const now = shownRoll(world, hides, opposing);
  return now.ok && servesAgain(world, attack, now.value).ok ? { roll: now.value, way } : null;
}
