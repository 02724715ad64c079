import { ok, refuse, type Result } from "../../rules/result.ts";
import { concedes } from "../harm/concession.ts";
import { isTaken } from "../harm/defended.ts";
import { places } from "../harm/stake.ts";
import { isDramatic } from "../kinds/dramatic.ts";
import type { BareRoll } from "./replay-roll.ts";

/** Whether the dice of a roll can still be changed: not after a dramatic failure, nor once the hit is taken, or conceded. */
export function openDice({ roll, entries }: Pick<BareRoll, "roll" | "entries">): Result<null> {
  if (isDramatic(entries)) return refuse("dramatic-final");
  if (entries.some((entry) => concedes(entry, roll.id))) return refuse("conceded");
  if (entries.some(places)) return refuse("stake-placed");
  if (isOnLadder(entries)) return refuse("ladder-marked");
  return isTaken(entries) ? refuse("hit-taken") : ok(null);
}

/** Whether a roll has counted on a challenge ladder: then it stays what it is. */
export function isOnLadder(entries: BareRoll["entries"]): boolean {
  return entries.some(({ kind }) => kind === "advance");
}
