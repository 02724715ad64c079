import { DIE_FACES } from "../../rules/dice/die-faces.ts";
import { distribution, waysToReach } from "../../rules/dice/distribution.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { DicePlan } from "../../rules/dice/dice-method.ts";
import type { Ruleset } from "../../rules/ruleset.ts";

/** One possible total. `share` of 1. */
interface OddsBar {
  readonly total: number;
  readonly share: number;
  /** Reaches the difficulty; true for all if there is none. */
  readonly reaches: boolean;
}

export interface RollOdds {
  /** Lowest total first; totals rarer than one in ten thousand at either end are left out. */
  readonly bars: readonly OddsBar[];
  /** Chance of success, 0…1; null without a difficulty. */
  readonly success: number | null;
  /** The total that succeeds; null without a difficulty. */
  readonly needed: number | null;
  /** The total that about half of the throws reach, and the share that does. */
  readonly usual: { readonly total: number; readonly share: number };
}

/** More dice than this are not computed while the user types. */
const MOST_DICE = 30;
const RARE = 0.0001;

/** The exact chances of a check before it is rolled. Null for a pool too large to compute at once. */
export function rollOdds(ruleset: Ruleset, request: CheckRequest, dials: DialValues): RollOdds | null {
  const plan = ruleset.plan(request, dials);
  if (plan.count > MOST_DICE) return null;
  const { added, needed } = fixedParts(ruleset, request, plan, dials);
  const { totals, outOf } = distribution(plan);
  const share = (ways: bigint): number => Number((ways * 1_000_000n) / outOf) / 1_000_000;
  const all = totals.map(({ total, ways }) => ({
    dice: total,
    total: total + added(total),
    share: share(ways),
    reaches: needed === null || total + added(total) >= needed,
  }));
  const first = all.find(({ reaches }) => reaches);
  const reached = first ? waysToReach({ totals, outOf }, first.dice) : 0n;
  const ends = { from: all.findIndex((bar) => bar.share >= RARE), to: all.findLastIndex((bar) => bar.share >= RARE) };
  return {
    bars: all.slice(Math.max(0, ends.from), ends.to + 1).map(({ total, share, reaches }) => ({ total, share, reaches })),
    success: needed === null ? null : first?.dice === totals[0]?.total ? 1 : share(reached),
    needed,
    usual: usualOf(all),
  };
}

/**
 * What is added to the dice, and the total that succeeds. The rules are asked with the worst and the best throw: in every game,
 * what is added is the same for all throws except possibly the one that shows nothing (M2's enhancement). What only makes a
 * success greater (S4) is left out: it helps no throw to succeed.
 */
function fixedParts(ruleset: Ruleset, request: CheckRequest, plan: DicePlan, dials: DialValues) {
  const faces = DIE_FACES[plan.die].map(({ face }) => face);
  const plain = { ...request, modifiers: request.modifiers.filter(({ onSuccess }) => !onSuccess) };
  const throwAll = (face: number | undefined) =>
    ruleset.resolve(
      plain,
      Array.from({ length: plan.count }, () => face ?? 0),
      dials,
    );
  const worst = throwAll(faces[0]);
  const best = throwAll(faces.at(-1));
  const over = ({ total, reading }: typeof worst): number => total - reading.total;
  return {
    added: (dice: number): number => (dice === worst.reading.total ? over(worst) : over(best)),
    needed: best.outcome ? best.total - best.outcome.margin : null,
  };
}

/** Of all totals but the lowest, which every throw reaches, the one nearest to a half. */
function usualOf(bars: readonly { readonly total: number; readonly share: number }[]): RollOdds["usual"] {
  let left = 1;
  const reached = bars.map(({ total, share }) => {
    const all = left;
    left -= share;
    return { total, share: all };
  });
  const far = ({ share }: RollOdds["usual"]): number => Math.abs(share - 0.5);
  const [first = { total: 0, share: 1 }, ...others] = reached;
  return others.reduce((best, one) => (far(one) < far(best) - RARE ? one : best), others[0] ?? first);
}
