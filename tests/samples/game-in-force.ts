import type { DialValues, GameInForce, Ruleset } from "../../src/rules/index.ts";

/** A game as a world plays it; without dials each has its initial value. */
export function playing(ruleset: Ruleset, dials: DialValues = {}): GameInForce {
  return { ruleset, dials };
}
