import { OPEN_DIFFICULTY, openingForm } from "../../view/roll/roll-form.ts";
import { readRollForm } from "../../view/roll/read-roll-form.ts";
import { chosenMessageMode } from "../compat/message-mode.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollCheck } from "../roll/roll-check.ts";

/** A GM's dice for no one in particular: there need not be an opponent for both sides to roll. Source: F2. */
export async function rollDiceAlone(rank: number, madeFor: string): Promise<ChatMessage.Implementation | undefined> {
  const inForce = ledgerWorld().game;
  const { ruleset, dials } = inForce;
  const mode = chosenMessageMode();
  const form = openingForm(ruleset, { dials, second: "", mode });
  const name = game.i18n.localize("NORN.Oppose.name");
  const first = { id: "", name, group: "", rank, specialty: false, pairing: null };
  const request = readRollForm({ ...form, difficulty: OPEN_DIFFICULTY }, first, [], ruleset);
  if (!request.ok) throw new Error(`Dice alone were refused: ${request.code}.`);
  return rollCheck(inForce, null, { request: request.value, mode, targets: [], madeFor });
}
