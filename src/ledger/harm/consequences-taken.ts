import { roundIn } from "../conflict/conflict.ts";
import { isActive } from "../order.ts";
import type { World } from "../world.ts";

/** How many consequences an actor has taken in the conflict that is running; 0 outside one. */
export function consequencesTaken({ entries, turn }: Pick<World, "entries" | "turn">, actor: string): number {
  const { combat } = roundIn(turn);
  if (combat === "") return 0;
  const defended = entries.ofKinds(["defend"]).filter(({ outcome }) => roundIn(outcome.turn).combat === combat);
  const attacks = new Set(defended.map(({ request }) => request.roll));
  return entries
    .ofKinds(["harm"])
    .filter((entry) => entry.actor === actor && attacks.has(entry.request.roll) && isActive(entries, entry))
    .reduce((sum, { facts }) => sum + (facts?.consequences.length ?? 0), 0);
}
