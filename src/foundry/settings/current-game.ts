import {
  campaignRuleset,
  type DialValues,
  firstRuleset,
  type GameInForce,
  type Ruleset,
  rulesetById,
  RULESET_IDS,
} from "../../rules/index.ts";

/** The last ruleset in force, and what it was made from: it is asked for many times between two changes. */
let latest: { readonly of: string; readonly ruleset: Ruleset } | null = null;

function storedGame(): string | null {
  const stored = game.settings.get("norn", "game");
  return RULESET_IDS.find((id) => id === stored) ?? null;
}

/** Whether the GM has chosen a game for this world. */
export function gameChosen(): boolean {
  return storedGame() !== null;
}

/** Id of the game in force: asked for every item, so without the campaign's lists. */
export function currentGameId(): string {
  return storedGame() ?? firstRuleset().id;
}

/** The game in force, with the lists of the campaign. */
export function currentRuleset(): Ruleset {
  const stored = storedGame();
  const dials = dialValues();
  const of = JSON.stringify([stored, dials]);
  if (latest?.of !== of) latest = { of, ruleset: campaignRuleset(stored === null ? firstRuleset() : rulesetById(stored), dials) };
  return latest.ruleset;
}

/** The campaign's dials as stored: only those that were changed. */
export function dialValues(): DialValues {
  return game.settings.get("norn", "dials");
}

/** Read once at an entry point (a click, a render, a hook), and passed on from there. */
export function gameInForce(): GameInForce {
  return { ruleset: currentRuleset(), dials: dialValues() };
}

/** Whether this client shows the ladder's words with its numbers. */
export function showLadderWords(): boolean {
  return game.settings.get("norn", "ladderWords");
}
