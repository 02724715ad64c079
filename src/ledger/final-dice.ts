import { ok, refuse, type Result } from "../rules/index.ts";
import { concedes } from "./concession.ts";
import { isTaken } from "./defended.ts";
import type { Entry } from "./entry.ts";
import { places } from "./stake.ts";
import { isDramatic } from "./kinds/dramatic.ts";

/** Whether the dice of a roll can still be changed: not after a dramatic failure, nor once the hit is taken, or conceded. */
export function openDice(entries: readonly Entry[]): Result<null> {
  if (isDramatic(entries)) return refuse("dramatic-final");
  if (entries.some(concedes)) return refuse("conceded");
  if (entries.some(places)) return refuse("stake-placed");
  return isTaken(entries) ? refuse("hit-taken") : ok(null);
}
