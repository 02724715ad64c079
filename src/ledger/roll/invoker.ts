import type { LedgerRoll, World } from "../world.ts";
import { actsOn } from "./aboard.ts";

/**
 * Uuid of the actor for whom a user invokes on a roll: who rolled it, or acts aboard the vehicle that did; else, in a game that allows
 * it, their own character. "" for no one. `own`: uuid of that character, "" for none. Source: M3.
 */
export function invokerOn(
  { owns }: Pick<World, "owns">,
  roll: Pick<LedgerRoll, "actor" | "pilot" | "ruleset">,
  { user, own }: { readonly user: string; readonly own: string },
): string {
  const roller = actsOn(roll);
  if (owns(user, roller)) return roller;
  return roll.ruleset.invoking.rolls.includes("others") ? own : "";
}
