import { campaignRuleset } from "../../rules/campaign-ruleset.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import { firstRuleset, rulesetById, RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import type { ActiveGame, Ruleset } from "../../rules/ruleset.ts";
import { CONDITION_SEEN, type ConditionSeenBy, USUALLY_SEEN } from "../../view/condition/condition-seen.ts";

/**
 * Rulesets by what they were made from: each is asked for many times. A world needs few; messages that name other dials must not fill
 * the memory.
 */
const made = new Map<string, Ruleset>();
const MOST_MADE = 20;

/** The game's id as last read, null for none chosen; undefined until it is asked for. Asked for every item. */
let chosen: string | null | undefined;

/** Called when the stored game has changed, before anyone else learns of it. */
export function forgetGame(): void {
  chosen = undefined;
}

function storedGame(): string | null {
  if (chosen !== undefined) return chosen;
  const stored = game.settings.get("norn", "game");
  const read = RULESET_IDS.find((id) => id === stored) ?? null;
  // Before the page is ready, what is stored may not be loaded.
  if (game.ready) chosen = read;
  return read;
}

/** Whether the GM has chosen a game for this world. */
export function gameChosen(): boolean {
  return storedGame() !== null;
}

/** Id of the active game: asked for every item, so without the campaign's lists. */
export function activeGameId(): string {
  return storedGame() ?? firstRuleset().id;
}

/** A game with the lists that a campaign has made of the book's. Throws on an unknown id, naming it. */
export function rulesetOf(id: string, dials: DialValues): Ruleset {
  const of = JSON.stringify([id, dials]);
  const ruleset = made.get(of) ?? campaignRuleset(rulesetById(id), dials);
  if (made.size >= MOST_MADE) made.clear();
  made.set(of, ruleset);
  return ruleset;
}

/** The active game, with the lists of the campaign. */
export function activeRuleset(): Ruleset {
  return rulesetOf(activeGameId(), dialValues());
}

/** The campaign's dials as stored: only those that were changed. */
export function dialValues(): DialValues {
  return game.settings.get("norn", "dials");
}

/** Read once at an entry point (a click, a render, a hook), and passed on from there. */
export function activeGame(): ActiveGame {
  return { ruleset: activeRuleset(), dials: dialValues() };
}

/** Whether this client shows the ladder's words with its numbers. */
export function showLadderWords(): boolean {
  return game.settings.get("norn", "ladderWords");
}

/** Who sees stress, fate points and *taken out* of tokens. */
export function conditionSeenBy(): ConditionSeenBy {
  const stored: string = game.settings.get("norn", "condition");
  return CONDITION_SEEN.find((by) => by === stored) ?? USUALLY_SEEN;
}

/** Whether actors without a player defend and take hits by themselves. */
export function npcsAct(): boolean {
  return game.settings.get("norn", "npcsAct");
}
