import { isRecord } from "../../rules/is-record.ts";
import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";

/** The game of all items of an adventure's actors; null if they are of none or of several. */
export function adventureGame(actors: readonly unknown[]): string | null {
  const [game = null, ...others] = new Set(actors.flatMap(gamesOn));
  return others.length === 0 ? game : null;
}

function gamesOn(actor: unknown): readonly string[] {
  const items: unknown = isRecord(actor) ? actor["items"] : null;
  return Array.isArray(items) ? items.flatMap(gameOf) : [];
}

function gameOf(item: unknown): readonly string[] {
  const system = isRecord(item) ? item["system"] : null;
  const stored = isRecord(system) ? system["game"] : null;
  return RULESET_IDS.filter((id) => id === stored);
}
