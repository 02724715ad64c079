import type { CheckPart } from "../../rules/roll/check.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { initiativeHelp } from "../../rules/stunts/initiative.ts";
import { checkAsRoll } from "../dice/check-as-roll.ts";
import { rollDice } from "../dice/roll-dice.ts";
import { NornActor } from "./norn-actor.ts";
import type { NornCombatant } from "./norn-combat.ts";
import { hasActorData } from "./of-type.ts";
import { forGmsAnd } from "./whispered.ts";

/** The rank alone where no dice decide; else a throw of the game's dice with it, sent to the log. */
export async function throwInitiative(active: ActiveGame, combatant: NornCombatant, rank: number): Promise<number> {
  const { ruleset, dials } = active;
  const [dice] = ruleset.dice;
  const help = helpOf(active, combatant);
  const bare = help.reduce((sum, { value }) => sum + value, rank);
  if (ruleset.conflict?.rolled !== true || dice?.reading !== "sum") return bare;
  const request = {
    method: dice.id,
    reading: dice.reading,
    traits: [],
    modifiers: [],
    difficulty: null,
    test: "dynamic",
  } as const;
  const { roll } = await rollDice(ruleset.plan(request, dials));
  const ranked = { source: "trait", label: "", value: rank, unit: "points", joins: null } as const;
  const whole = checkAsRoll(roll, [ranked, ...help]);
  const name = combatant.name ?? "";
  const flavor = foundry.utils.escapeHTML(game.i18n.format("NORN.Conflict.flavor", { name }));
  const speaker = ChatMessage.getSpeaker({ actor: combatant.actor, token: combatant.token, alias: name });
  const whisper = combatant.isSecret ? forGmsAnd([]).whisper : [];
  await whole.toMessage({ speaker, whisper, flavor });
  return whole.total;
}

function helpOf(active: ActiveGame, { actor }: NornCombatant): readonly CheckPart[] {
  if (!(actor instanceof NornActor) || !hasActorData(actor.system)) return [];
  return initiativeHelp(active, actor.snapshot());
}
