import { typeChange } from "../compat/operators.ts";

/**
 * Combats and combatants of core's plain type become Norn's. `NornCombat.createDocuments` gives them their type, but a batch of
 * writes need not pass through it, and a world may hold some from before.
 */
export function convertPlainCombats(): void {
  Hooks.on("createCombat", (combat, _options, userId) => {
    if (userId === game.user.id) void convertCombat(combat);
  });
  Hooks.on("createCombatant", (one, _options, userId) => {
    if (userId === game.user.id) void convertCombatants([one]);
  });
  Hooks.once("ready", () => {
    if (game.users.activeGM?.isSelf) void convertAll();
  });
}

async function convertAll(): Promise<void> {
  for (const combat of game.combats) await convertCombat(combat);
}

async function convertCombat(combat: Combat.Implementation): Promise<void> {
  if (combat.type === "base") await combat.update(typeChange("conflict"));
  await convertCombatants(combat.combatants.contents);
}

async function convertCombatants(combatants: readonly Combatant.Implementation[]): Promise<void> {
  for (const one of combatants) if (one.type === "base") await one.update(typeChange("participant"));
}
