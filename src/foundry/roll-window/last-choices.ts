import type { LastChoices } from "../../view/roll/roll-form.ts";

export function registerLastChoices(): void {
  game.settings.register("norn", "rollChoices", { scope: "client", config: false, type: Object, default: {} });
}

/** This client's choices in its last rolls of a game. */
export function lastChoices(played: string): LastChoices {
  return game.settings.get("norn", "rollChoices")[played] ?? {};
}

/** Traits are remembered by their id on the actor; beyond this number the oldest are forgotten. */
const MOST_TRAITS = 60;

export async function rememberChoices(played: string, trait: string, second: string): Promise<void> {
  const all = game.settings.get("norn", "rollChoices");
  const { [trait]: _before, ...others } = all[played]?.seconds ?? {};
  const seconds = Object.fromEntries([...Object.entries(others), [trait, second]].slice(-MOST_TRAITS));
  await game.settings.set("norn", "rollChoices", { ...all, [played]: { seconds } });
}
