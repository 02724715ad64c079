import { defenseBy } from "../../ledger/harm/defended.ts";
import { joinOf } from "../../ledger/roll/joined-rolls.ts";
import { rollSeen, type SeenRoll } from "../reader.ts";
import { joinedView } from "./joined.view.ts";
import { defendingView, type FoldedRoll, opposingView } from "./opposition.view.ts";

/** The line a roll folds to that another card shows too: it opposes a roll, defends, or counts with one. Null for any other. */
export function foldedRoll({ world, reader, now }: SeenRoll): FoldedRoll | null {
  const { words } = reader;
  if (now.opposition?.side === "second") return opposingView(now.opposition, now, words);
  const attack = rollSeen(world, reader, defenseBy(now)?.request.roll ?? "");
  if (attack) return defendingView(now, attack, words);
  const first = rollSeen(world, reader, joinOf(now)?.request.roll ?? "");
  return first && joinedView(now, first, words);
}
