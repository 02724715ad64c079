import { ok, refuse, type Result } from "../result.ts";
import type { DialValues } from "../dials/dial-values.ts";
import type { ActiveGame } from "../ruleset.ts";
import type { CheckOutcome } from "./check.ts";

/** One thing that leftover shifts or hits can buy. */
export interface LeftoverUse {
  readonly id: string;
  readonly cost: number;
  /** May be bought more than once in an action. */
  readonly repeatable: boolean;
  /** Only in an attack. */
  readonly attack: boolean;
  /** Steps of time it makes the action longer; shorter below 0. */
  readonly time?: number;
  /** The campaign's name for it, if not the game's. */
  readonly name?: string;
}

/** What can still be spent of a result: shifts, hits. */
export interface LeftoverRules {
  /** What an attack leaves is spent too; else it is harm. */
  readonly inAttacks: boolean;
  /** How much is left; null if the roll failed, or had no difficulty. */
  readonly left: (outcome: CheckOutcome) => number | null;
  readonly uses: (outcome: CheckOutcome, dials: DialValues) => readonly LeftoverUse[];
}

export const LEFTOVER_REFUSALS = ["nothing-left", "use-unknown", "use-twice", "left-overspent"] as const;
export type LeftoverRefusal = (typeof LEFTOVER_REFUSALS)[number];

export interface LeftoverSpent {
  readonly left: number;
  /** How often each was bought. */
  readonly bought: Readonly<Record<string, number>>;
}

/** Buys the named uses, one element for each purchase. Source: T1, M2. */
export function spendLeftover(
  { ruleset: { leftovers }, dials }: ActiveGame,
  outcome: CheckOutcome,
  chosen: readonly string[],
): Result<LeftoverSpent, LeftoverRefusal> {
  const had = leftovers?.left(outcome) ?? null;
  if (!leftovers || had === null) return refuse("nothing-left");
  const uses = leftovers.uses(outcome, dials);
  const bought = new Map<string, number>();
  let cost = 0;
  for (const id of chosen) {
    const use = uses.find((one) => one.id === id);
    if (!use) return refuse("use-unknown", { use: id });
    const count = bought.get(id) ?? 0;
    if (count > 0 && !use.repeatable) return refuse("use-twice", { use: id });
    bought.set(id, count + 1);
    cost += use.cost;
  }
  return cost > had
    ? refuse("left-overspent", { left: had, cost })
    : ok({ left: had - cost, bought: Object.fromEntries(bought) });
}
