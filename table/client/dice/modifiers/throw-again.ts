import { compareResult, readComparison } from "./comparison.ts";
import type { DieResult } from "./die-result.ts";

/** What a modifier that throws more dice needs of its term. */
export interface Throwing {
  readonly faces: number | undefined;
  readonly results: DieResult[];
  readonly formula: string;
  roll(): Promise<DieResult>;
}

/** A modifier that still throws dice after this many never ends. */
const MOST_THROWS = 1000;

/** Rerolls every active die that meets the condition; without a condition, a 1 (KB dice-modifiers: r, rr). */
export async function reroll(term: Throwing, modifier: string, recursive: boolean): Promise<void> {
  const { limit, comparison, target } = readComparison(modifier);
  let left = limit ?? Infinity;
  const end = term.results.length;
  for (let index = 0; index < (recursive ? term.results.length : end) && left > 0; index++) {
    const result = term.results[index];
    if (!result?.active || !compareResult(result.result, comparison ?? "=", target ?? 1)) continue;
    result.rerolled = true;
    result.active = false;
    left--;
    await term.roll();
    guard(term, modifier);
  }
}

/** Adds a die for every active die that meets the condition; without one, the highest face (KB dice-modifiers: x, xo). */
export async function explode(term: Throwing, modifier: string, recursive: boolean): Promise<void> {
  const { limit, comparison, target } = readComparison(modifier);
  let left = limit ?? Infinity;
  const end = term.results.length;
  for (let index = 0; index < (recursive ? term.results.length : end) && left > 0; index++) {
    const result = term.results[index];
    if (!result?.active || result.exploded) continue;
    if (!compareResult(result.result, comparison ?? "=", target ?? term.faces ?? 1)) continue;
    result.exploded = true;
    left--;
    await term.roll();
    guard(term, modifier);
  }
}

function guard(term: Throwing, modifier: string): void {
  if (term.results.length > MOST_THROWS) throw new Error(`"${modifier}" in "${term.formula}" throws dice without end`);
}
