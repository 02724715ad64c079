import type { GameInForce } from "../../rules/index.ts";
import { checkAsRoll } from "../dice/check-as-roll.ts";
import { rollDice } from "../dice/roll-dice.ts";
import type { NornCombatant } from "../documents/norn-combat.ts";

/** The rank alone where no dice decide; else a throw of the game's dice with it, sent to the log. */
export async function throwInitiative({ ruleset, dials }: GameInForce, combatant: NornCombatant, rank: number): Promise<number> {
  const [dice] = ruleset.dice;
  if (ruleset.conflict?.rolled !== true || dice?.reading !== "sum") return rank;
  const request = {
    method: dice.id,
    reading: dice.reading,
    traits: [],
    modifiers: [],
    difficulty: null,
    test: "dynamic",
  } as const;
  const { roll } = await rollDice(ruleset.plan(request, dials));
  const whole = checkAsRoll(roll, [{ source: "trait", label: "", value: rank, unit: "points", joins: null }]);
  const name = combatant.name ?? "";
  const speaker = ChatMessage.getSpeaker({ actor: combatant.actor, token: combatant.token, alias: name });
  const hidden = combatant.hidden || combatant.token?.hidden === true;
  const whisper = hidden ? game.users.filter(({ isGM }) => isGM).map(({ id }) => id ?? "") : [];
  await whole.toMessage({ speaker, whisper, flavor: game.i18n.format("NORN.Conflict.flavor", { name }) });
  return whole.total;
}
