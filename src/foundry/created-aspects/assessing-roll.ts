import { assesses, refuse, type Result } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { ownRollInForce } from "../ledger/roll-in-force.ts";
import { hasMade, makingRoll } from "./making-roll.ts";

/** The roll by which something is discovered, as it stands now; refused where it discovers nothing, or has done its work. */
export function assessingRoll(entry: Entry): ReturnType<typeof ownRollInForce> {
  const rolled = ownRollInForce(entry);
  if (!rolled.ok) return rolled;
  const { action, now } = rolled.value;
  if (hasMade(now)) return refuse("made-already");
  const open: Result<null> = assesses(now, makingRoll(action, now));
  return open.ok ? rolled : open;
}
