import { activeGameId } from "../settings/active-game.ts";
import { openRules } from "./open-guide.ts";

/** Opens the page that a "?" names, of the game its card was made in, or else of the active game. */
export async function openRulesOf({ dataset }: HTMLElement): Promise<void> {
  await openRules(dataset["game"] || activeGameId(), dataset["topic"] ?? "");
}

/** For macros: the rules of the active game, at a page if a topic is named; anything that is no topic opens the first. */
export async function openRulesHere(topic?: unknown): Promise<void> {
  await openRules(activeGameId(), typeof topic === "string" ? topic : "");
}
