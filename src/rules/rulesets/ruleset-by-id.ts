import type { Ruleset } from "../ruleset.ts";
import { type RulesetId, RULESETS } from "./rulesets.ts";

function isRulesetId(id: string): id is RulesetId {
  return Object.hasOwn(RULESETS, id);
}

export const RULESET_IDS: readonly string[] = Object.keys(RULESETS);

/** The game of a world whose GM has not chosen one yet. */
export function firstRuleset(): Ruleset {
  const [first] = Object.values(RULESETS);
  if (!first) throw new Error("There is no ruleset.");
  return first;
}

/** Throws on an unknown id, naming it. */
export function rulesetById(id: string): Ruleset {
  if (!isRulesetId(id)) throw new Error(`There is no ruleset "${id}".`);
  return RULESETS[id];
}
