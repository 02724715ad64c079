import { type RulesetId, RULESETS } from "../../src/rules/index.ts";

/** Every game there is: laws and scenes that hold in all of them run over this list. */
export const GAMES = Object.keys(RULESETS) as readonly RulesetId[];
