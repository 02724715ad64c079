import { againstTotal } from "../../rules/roll/opposition.ts";
import type { CheckOutcome } from "../../rules/roll/check.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { type LeftoverRefusal, type LeftoverUse, spendLeftover } from "../../rules/roll/leftovers.ts";
import { type DoneOf, isOfKind } from "../entry.ts";
import { joinOf } from "./joined-rolls.ts";
import { onlyOpposes } from "./opposed-roll.ts";
import type { RollNow } from "./replay-roll.ts";
import { outcomeNow } from "./result-now.ts";
import { stakeOf } from "../harm/stake.ts";

/** One thing bought with what is left of a result. */
interface Bought {
  readonly entry: DoneOf<"spend-leftover">;
  /** Why it no longer counts: the result has become worse since. Null if it does. */
  readonly fault: LeftoverRefusal | null;
}

/** What is left of a roll's result, and what was bought with it. */
export interface Leftover {
  readonly had: number;
  readonly left: number;
  readonly bought: readonly Bought[];
  readonly uses: readonly LeftoverUse[];
}

/**
 * Null where there is nothing to spend: a failure, no difficulty, or a game without. Only what still fits counts, so that no entry
 * from a client buys more than there is. `game`: the active game, which has the campaign's lists. Source: T1, M2.
 */
export function leftoverOf(game: ActiveGame, now: RollNow, outcome = outcomeToSpend(now)): Leftover | null {
  const rules = game.ruleset.leftovers;
  const had =
    outcome && !onlyOpposes(now) && !joinOf(now) && (!now.roll.attack || rules?.inAttacks === true)
      ? (rules?.left(outcome) ?? null)
      : null;
  const entries = now.entries.filter(isOfKind("spend-leftover"));
  if (!rules || !outcome || had === null) {
    const bought = entries.map((entry) => ({ entry, fault: "nothing-left" as const }));
    return bought.length > 0 ? { had: 0, left: 0, bought, uses: [] } : null;
  }
  const harms = now.roll.attack !== null && stakeOf(now.roll) === "";
  const uses = rules.uses(outcome, game.dials).filter(({ attack }) => !attack || harms);
  return { had, ...fitting(game, outcome, entries), uses };
}

/**
 * The outcome whose shifts or hits are spent. An attack on several has what is left over the lowest defense so far; what is bought
 * counts against each of them whose own defense leaves enough for it. M4-R33. Source: M2, M4.
 */
export function outcomeToSpend(now: RollNow): CheckOutcome | null {
  const { roll, state, defended } = now;
  const [first, ...others] = roll.attack && roll.targets.length > 1 ? defended.map(({ total }) => total) : [];
  if (first === undefined) return outcomeNow(now);
  const request = againstTotal(state.request, Math.min(first, ...others));
  return outcomeNow({ roll, state: { ...state, request } });
}

function fitting(
  game: ActiveGame,
  outcome: CheckOutcome,
  entries: readonly DoneOf<"spend-leftover">[],
): Pick<Leftover, "left" | "bought"> {
  const chosen: string[] = [];
  const bought = entries.map((entry): Bought => {
    const spent = spendLeftover(game, outcome, [...chosen, entry.request.use]);
    if (spent.ok) chosen.push(entry.request.use);
    return { entry, fault: spent.ok ? null : spent.code };
  });
  const spent = spendLeftover(game, outcome, chosen);
  return { left: spent.ok ? spent.value.left : 0, bought };
}

/** The uses that were bought and still count. */
export function usesBought({ bought }: Pick<Leftover, "bought">): readonly string[] {
  return bought.flatMap(({ entry, fault }) => (fault === null ? [entry.request.use] : []));
}
