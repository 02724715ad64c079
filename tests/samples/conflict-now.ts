import { type ConflictNow, type Participant, UNMARKED } from "../../src/rules/conflict/conflict-now.ts";
import { paceOf } from "../../src/rules/conflict/conflict-rules.ts";
import { type RulesetId, RULESETS } from "../../src/rules/rulesets/rulesets.ts";

/** Someone in a conflict who has done nothing yet. */
export function participant(id: string, initiative: number | null, otherwise: Partial<Participant> = {}): Participant {
  return { id, initiative, ...UNMARKED, side: "", out: false, ...otherwise };
}

/** A conflict of a game at its usual pace, not begun. */
export function conflict(game: RulesetId, otherwise: Partial<ConflictNow> = {}): ConflictNow {
  const rules = RULESETS[game].conflict;
  if (!rules) throw new Error(`${game} has no conflicts.`);
  const { ordering } = paceOf(rules, "");
  return { rules, ordering, openly: false, round: 0, current: "", participants: [], ...otherwise };
}
