import type { Defeat } from "../../view/condition/defeat.view.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornCombatant } from "../documents/norn-combat.ts";
import { isCombatantOfType } from "../documents/of-type.ts";
import { showsTakenOut } from "../recovery/taken-out.ts";

/** How an actor is out of it, as far as this user may see that. */
export function defeatOf(actor: NornActor): Defeat {
  if (showsTakenOut(actor)) return "taken-out";
  return gaveUp(actor) ? "gave-up" : "";
}

/** Whether an actor has given up in a conflict that still runs. */
function gaveUp(actor: NornActor): boolean {
  return game.combats.some(({ started, combatants }) => started && combatants.some((one) => one.actor === actor && isShown(one)));
}

function isShown(one: NornCombatant): boolean {
  return isCombatantOfType(one, "participant") && one.system.gaveUp && one.visible;
}

/** Sheets show who is out. Called in `init`. */
export function registerGivingUp(): void {
  onGivingUp((actors) => {
    for (const actor of actors) actor.render();
  });
}

/** Redraws what shows who is out whenever someone gives up, takes it back, or the conflict ends. Called in `init`. */
export function onGivingUp(redraw: (actors: readonly NornActor[]) => void): void {
  const of = (combatants: Iterable<NornCombatant>): NornActor[] => [...combatants].flatMap(({ actor }) => actor ?? []);
  Hooks.on("updateCombatant", (one, change) => {
    if (["system.gaveUp", "hidden"].some((path) => foundry.utils.hasProperty(change, path))) redraw(of([one]));
  });
  Hooks.on("deleteCombatant", (one) => redraw(of([one])));
  Hooks.on("deleteCombat", ({ combatants }) => redraw(of(combatants)));
}
