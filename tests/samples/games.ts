import type { Gain } from "../../src/rules/invoke/invocation-rules.ts";
import { type RulesetId, RULESETS } from "../../src/rules/rulesets/rulesets.ts";

/** Every game there is: laws and scenes that hold in all of them run over this list. */
export const GAMES = Object.keys(RULESETS) as readonly RulesetId[];

/** What a test knows of some games: it asks no others, so that a new one needs no answer. */
export type OfGames<T> = Readonly<Partial<Record<RulesetId, T>>>;

const GAINS: OfGames<Gain> = { fate2: "reroll-all", marumaru: "two-dice" };

/** What a box or a point buys on a roll. */
export function usualGain(game: RulesetId): Gain {
  return GAINS[game] ?? "plus-two";
}

/** What most aspects come about by: the first of the game's ways. */
export function usualWay(game: RulesetId): string {
  const [way = ""] = RULESETS[game].creating.ways(null, {});
  return way;
}
