import { RULESET_IDS, rulesetById, type DialValues, type GameInForce, type Ruleset, type RulesetId } from "../../rules/index.ts";

/** The game played where the GM has not chosen one yet. */
const UNTIL_CHOSEN: RulesetId = "fate2";

function storedGame(): RulesetId | null {
  const stored = game.settings.get("norn", "game");
  return RULESET_IDS.find((id) => id === stored) ?? null;
}

/** Whether the GM has chosen a game for this world. */
export function gameChosen(): boolean {
  return storedGame() !== null;
}

/** The game in force. */
export function currentRuleset(): Ruleset {
  return rulesetById(storedGame() ?? UNTIL_CHOSEN);
}

/** The campaign's dials as stored: only those somebody set. */
export function dialValues(): DialValues {
  return game.settings.get("norn", "dials");
}

/** Read once at an entry point (a click, a render, a hook), and handed on from there. */
export function gameInForce(): GameInForce {
  return { ruleset: currentRuleset(), dials: dialValues() };
}

/** Whether words stand beside the numbers of the ladder on this client. */
export function showLadderWords(): boolean {
  return game.settings.get("norn", "ladderWords");
}
