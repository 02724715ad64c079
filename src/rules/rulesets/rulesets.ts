import type { Ruleset, RulesetId } from "../ruleset.ts";
import { FATE2 } from "./fate2/fate2.ts";
import { MARUMARU } from "./marumaru/marumaru.ts";
import { STRANDS } from "./strands/strands.ts";
import { TRIFOLD } from "./trifold/trifold.ts";

export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = {
  fate2: FATE2,
  strands: STRANDS,
  trifold: TRIFOLD,
  marumaru: MARUMARU,
};

/** Throws, naming it, on an id that is no ruleset's. */
export function rulesetById(id: string): Ruleset {
  const found = Object.values(RULESETS).find((ruleset) => ruleset.id === id);
  if (!found) throw new Error(`There is no ruleset "${id}".`);
  return found;
}
