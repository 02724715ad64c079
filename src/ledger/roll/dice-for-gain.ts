import type { DicePlan } from "../../rules/dice/dice-method.ts";
import type { Gain } from "../../rules/invoke/invocation-rules.ts";
import { gainNeeds, gainStep } from "../../rules/roll/gain-step.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import type { RollState } from "../../rules/roll/roll-state.ts";

/**
 * The dice to roll for a gain, null for none; refused where the gain cannot change this roll, so that nothing is paid for it. Only
 * the authority rolls: faces from a client are never read.
 */
export function diceFor(
  game: ActiveGame,
  state: RollState,
  { gain, die }: { readonly gain: Gain; readonly die: number | null },
): Result<DicePlan | null> {
  if (gain === "effect") return ok(null);
  const needs = gainNeeds(game, state, gain);
  if (needs.choices.length > 0 && (die === null || !needs.choices.includes(die)))
    return refuse(die === null ? "die-missing" : "die-unfit", { die: (die ?? 0) + 1 });
  const tried = gainStep(game, state, { gain, chosen: die, thrown: [], id: "", label: "" });
  if (!tried.ok) return tried;
  if (needs.throws === 0) return ok(null);
  // Thrown alone, whatever the roll reads: the faces join its own.
  return ok({ reading: "sum", method: state.request.method, die: needs.die, count: needs.throws, fixed: [] });
}
