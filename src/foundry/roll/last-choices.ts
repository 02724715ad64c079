import type { LastChoices } from "../../view/roll/roll-form.ts";
import { currentRuleset } from "../settings/current-game.ts";

export function registerLastChoices(): void {
  game.settings.register("norn", "rollChoices", { scope: "client", config: false, type: Object, default: {} });
}

/** What this client chose for its last rolls in the game that is played. */
export function lastChoices(): LastChoices {
  return game.settings.get("norn", "rollChoices")[currentRuleset().id] ?? {};
}

/** Traits are remembered by the id they have on their actor; more than this many are forgotten, oldest first. */
const MOST_TRAITS = 60;

export async function rememberChoices(choices: { test: string; trait: string; second: string }): Promise<void> {
  const all = game.settings.get("norn", "rollChoices");
  const played = currentRuleset().id;
  const { [choices.trait]: _before, ...others } = all[played]?.seconds ?? {};
  const seconds = Object.fromEntries([...Object.entries(others), [choices.trait, choices.second]].slice(-MOST_TRAITS));
  await game.settings.set("norn", "rollChoices", { ...all, [played]: { test: choices.test, seconds } });
}
