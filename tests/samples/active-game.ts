import type { DialValues } from "../../src/rules/dials/dial-values.ts";
import type { ActiveGame, Ruleset } from "../../src/rules/ruleset.ts";

/** A game as a world plays it; without dials each has its initial value. */
export function playing(ruleset: Ruleset, dials: DialValues = {}): ActiveGame {
  return { ruleset, dials };
}
