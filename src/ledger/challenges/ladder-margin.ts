import { ok, refuse, type Result } from "../../rules/result.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import { outcomeNow } from "../roll/result-now.ts";

/** What a roll comes to on a ladder. */
export interface LadderMargin {
  /** 0 or more for a success; against another roll, 0 is a tie. */
  readonly margin: number;
  /** Someone else's roll stands against it. */
  readonly opposed: boolean;
}

/** The margin of a roll as it is now, as its game reads it on a ladder: nothing a client says of it counts. Source: F2. */
export function ladderMargin({ roll, opposition, ...now }: RollNow): Result<LadderMargin> {
  const outcome = outcomeNow({ roll, state: now.state });
  if (!outcome) return refuse("no-difficulty");
  const margin = roll.ruleset.challenges.margin(outcome);
  if (!opposition) return ok({ margin, opposed: false });
  const { contest, winner, by } = opposition.result;
  // R13: who misses the difficulty that was set before is not beaten by the other roll.
  if (!contest) return ok({ margin, opposed: winner !== null });
  // F2-R1: two failures win nothing.
  if (winner === null && !outcome.success) return refuse("no-winner");
  // F2-R20: the higher skill wins equal margins.
  const won = Math.max(1, by);
  return ok({ margin: winner === "first" ? won : winner === "second" ? -won : 0, opposed: true });
}
