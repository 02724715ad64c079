import { choicesAfter, type LastChoices } from "../../view/roll/roll-form.ts";

export function registerLastChoices(): void {
  game.settings.register("norn", "rollChoices", { scope: "client", config: false, type: Object, default: {} });
}

/** This client's choices in its last rolls of a game. */
export function lastChoices(played: string): LastChoices {
  return game.settings.get("norn", "rollChoices")[played] ?? {};
}

export async function rememberChoices(played: string, trait: string, second: string): Promise<void> {
  const all = game.settings.get("norn", "rollChoices");
  await game.settings.set("norn", "rollChoices", { ...all, [played]: choicesAfter(lastChoices(played), trait, second) });
}
